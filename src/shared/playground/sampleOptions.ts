import ts from 'typescript';

/** By which the types of samples and examples are checked, and the declarations of their packages read. */
export const SAMPLE_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Auto,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noImplicitOverride: true,
  esModuleInterop: true,
  isolatedModules: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};
