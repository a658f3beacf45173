import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform, type Message } from 'esbuild';
import ts from 'typescript';
import { ContentError } from '../ContentError';
import { listContent } from '../content/listContent';
import { isForeign, listedPackages } from '../packages/listedPackages';
import { DOCS_FOLDER, projectPath } from '../paths';

/** Finds examples that cannot be parsed, or import what their version does not list. */
export async function checkExamples(version: string): Promise<ContentError[]> {
  const folder = join(DOCS_FOLDER, version);
  const listed = listedPackages(folder);
  const files = listContent(folder).filter((name) => /^_examples\/.+\.(?:tsx?|css)$/.test(name));
  const mistakes = await Promise.all(files.map((name) => checkExample(join(folder, name), listed)));
  return mistakes.flat();
}

async function checkExample(path: string, listed: readonly string[]): Promise<ContentError[]> {
  const file = projectPath(path);
  const code = readFileSync(path, 'utf8');
  const loader = path.endsWith('.css') ? 'css' : path.endsWith('.tsx') ? 'tsx' : 'ts';
  const { errors = [], warnings } = (await transform(code, { loader, logLevel: 'silent' }).catch(
    (error: { errors: Message[]; warnings: Message[] }) => error,
  )) as { errors?: Message[]; warnings: Message[] };
  const [first] = [...errors, ...(loader === 'css' ? warnings : [])];
  if (first) return [new ContentError(file, first.location?.line ?? 1, withExpectation(first.text))];
  if (loader === 'css') return [];
  return foreignImports(file, code, listed);
}

/** esbuild's message in our form. */
const withExpectation = (text: string) =>
  text.startsWith('Expected') ? `cannot be parsed: e${text.slice(1)}` : `${text}: expected code that can be parsed`;

function foreignImports(file: string, code: string, listed: readonly string[]): ContentError[] {
  return ts.preProcessFile(code).importedFiles.flatMap(({ fileName, pos }) => {
    if (!isForeign(fileName, listed)) return [];
    const expected = `expected a package of this version's package.json: ${listed.join(', ')}`;
    return [new ContentError(file, code.slice(0, pos).split('\n').length, `import of ${fileName}: ${expected}`)];
  });
}
