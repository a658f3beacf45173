import ts from 'typescript';
import { dependencies, devDependencies } from '../../package.json';
import { isLibraryPackage } from '../../src/gatsby/api/libraryPackage';
import { isForeign, listedPackages } from '../../src/gatsby/packages/listedPackages';
import type { SampleModule } from './buildModule';
import { parseCode } from './syntax';
import type { Problem } from './types';

/**
 * What a page may tell readers to install: what the project lists, the stand-in of `packages/`, and what react-dnd is
 * built on. Of the library, each version has packages of its own.
 */
const OTHERS = [
  ...Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isLibraryPackage(name)),
  '@mui/icons-material',
  'dnd-core',
];

/**
 * Finds imports of packages that neither the version's package.json lists nor, for what readers install by themselves,
 * the project's: they are there by accident, or are another version's.
 */
export function checkImports({ sample, page, text, language, lines, own }: SampleModule, folder: string): Problem[] {
  const known = [...listedPackages(folder), ...OTHERS];
  const source = parseCode(text, language);
  return source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const { text: name } = statement.moduleSpecifier as ts.StringLiteral;
    const isDeclared = page.samples.some(({ code }) => code.includes(`declare module '${name}'`));
    if (statement.getStart() < own.start || isDeclared || !isForeign(name, known)) return [];
    const { line } = source.getLineAndCharacterOfPosition(statement.getStart());
    const message = `import of ${name}: expected a package of this version's package.json, or of the project's`;
    return [{ file: sample.file, line: lines[line] ?? sample.line, message }];
  });
}
