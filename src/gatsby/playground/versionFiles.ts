import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform, type BuildOptions } from 'esbuild';
import { shortDigest } from '../digest';
import type { Packages } from '../../shared/playground/packages';
import { tokensCss } from '../../shared/theme/tokensCss';
import { memoize } from '../memoize';
import { resolvePackageFile } from '../packages/resolvePackageFile';
import { DOCS_FOLDER, inProject } from '../paths';
import { bundleScript, CLASSIC_SCRIPT } from './bundleScript';
import { framePage } from './framePage';
import { readDeclarations } from './readDeclarations';
import { importablePackages, type WorkspacePackage } from './workspace';

/** Adds a file with a content hash in its name, so that browsers may cache it; returns its address. */
type Add = (name: string, extension: 'js' | 'css' | 'json', content: string) => string;

/** Files in style sheets are inlined, because a frame may not load them. */
const INLINED = { '.png': 'dataurl', '.svg': 'dataurl', '.woff': 'dataurl', '.woff2': 'dataurl' } as const;

/** Modules of Node.js that TypeScript asks for only where they are. */
const NODE_MODULES = ['fs', 'path', 'os', 'inspector', 'crypto', 'perf_hooks'];

/** The worker that checks types, with the compiler in it: the same for all versions. */
const typesScript = memoize((file) => editorScript(file, { legalComments: 'none', external: NODE_MODULES }));

/**
 * Builds what the live editor needs to run the examples of a version.
 *
 * @returns content by path below `/playground`
 */
export async function versionFiles(version: string, siteUrl: string): Promise<Record<string, string>> {
  const folder = join(DOCS_FOLDER, version);
  const files: Record<string, string> = {};
  const add: Add = (name, extension, content) => {
    const file = `${name.replace(/^@/, '').replace(/\//g, '-')}-${shortDigest(content)}.${extension}`;
    files[file] = content;
    return `../${file}`;
  };
  const provided = await addPackages(importablePackages(version), folder, add);
  const { exports, declarations } = readDeclarations(Object.keys(provided.modules), folder);
  const types = {
    compiler: add('types', 'js', await typesScript('types/worker.ts')),
    declarations: add(`types-${version}`, 'json', JSON.stringify(declarations)),
  };
  const packages: Packages = { ...provided, exports, types };
  const script = add('frame', 'js', await editorScript('frame/main.ts'));
  const stylesheet = add(`frame-${version}`, 'css', await frameStyles(folder));
  files[`${version}/packages.json`] = `${JSON.stringify(packages)}\n`;
  files[`${version}/frame.html`] = framePage(script, stylesheet, siteUrl);
  return files;
}

type Provided = Pick<Packages, 'modules' | 'needs' | 'styles' | 'versions'>;

async function addPackages(listed: readonly WorkspacePackage[], folder: string, add: Add): Promise<Provided> {
  const result: Provided = { modules: {}, needs: {}, styles: {}, versions: {} };
  const imports = new Map<string, string[]>();
  for (const group of scriptGroups(listed)) {
    const elsewhere = listed.filter((other) => !group.includes(other)).flatMap(({ modules }) => modules);
    const script = await bundleScript(group, new Set(elsewhere), folder);
    if (!script) continue;
    const address = add(group[0]?.name ?? '', 'js', script.code);
    imports.set(address, script.imports);
    for (const { name, version, modules, styles } of group) {
      result.versions[name] = version;
      for (const module of modules) result.modules[module] = address;
      for (const [specifier, file] of Object.entries(styles)) {
        result.styles[specifier] = add(name, 'css', await bundleStyles(file));
      }
    }
  }
  for (const address of imports.keys()) result.needs[address] = neededBy(address, imports, result.modules);
  return result;
}

/** React and its renderer share internals, so they share a script; other packages have their own. */
function scriptGroups(packages: readonly WorkspacePackage[]): WorkspacePackage[][] {
  const isReact = ({ name }: WorkspacePackage) => name === 'react' || name === 'react-dom';
  return [packages.filter(isReact), ...packages.filter((entry) => !isReact(entry)).map((entry) => [entry])];
}

/** The scripts to run before a script, in order. */
function neededBy(address: string, imports: ReadonlyMap<string, string[]>, modules: Record<string, string>): string[] {
  const needed = new Set<string>();
  const visit = (current: string, path: readonly string[]) => {
    for (const module of imports.get(current) ?? []) {
      const script = modules[module];
      if (script === undefined || path.includes(script)) continue;
      visit(script, [...path, script]);
      needed.add(script);
    }
  };
  visit(address, [address]);
  return [...needed];
}

async function bundleStyles(file: string): Promise<string> {
  const result = await build({ entryPoints: [file], bundle: true, write: false, minify: true, loader: INLINED });
  return result.outputFiles[0]?.text ?? '';
}

async function editorScript(file: string, options: BuildOptions = {}): Promise<string> {
  const entry = inProject('src', 'playground', file);
  const result = await build({ ...options, ...CLASSIC_SCRIPT, entryPoints: [entry] });
  return result.outputFiles[0]?.text ?? '';
}

/** The site's styles around a live example, and the library's style sheet in this version. */
async function frameStyles(folder: string): Promise<string> {
  const files = [
    inProject('src', 'theme', 'global.css'),
    inProject('src', 'ui', 'liveExample.css'),
    inProject('src', 'playground', 'frame', 'frame.css'),
    resolvePackageFile('react-querybuilder/dist/query-builder.css', folder),
  ];
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const { code } = await transform([tokensCss(), ...sheets].join('\n'), { loader: 'css', minify: true });
  return code;
}
