import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { documentApi } from '../../src/build/api/documentApi';
import { placesIn } from '../../src/build/api/apiPlaces';
import { categorySchema, pageSchema } from '../../src/build/content/schemas';
import { parseYaml } from '../../src/build/content/parseYaml';
import { readLibraries, readSite } from '../../src/build/content/readContent';
import { compileDocument } from '../../src/build/document/compileDocument';
import type { DocumentApi } from '../../src/build/document/context';
import { resolveLink } from '../../src/build/document/resolveLink';
import { readFrontMatter } from '../../src/build/frontMatter';
import { docFields } from '../../src/build/nodes/docFields';
import { DOCS_FOLDER, inProject, projectPath } from '../../src/build/paths';
import { exampleSource, type ExampleNode } from '../../src/build/playground/exampleSource';
import { searchRecords } from '../../src/build/search/searchRecords';
import type { SearchRecord } from '../../src/build/search/types';
import { versionRecords } from '../../src/build/search/versionRecords';
import { versionSidebar } from '../../src/build/versionSidebar';
import type { Version } from '../../src/versions/types';

/** The records of a version as the build makes them, from the content alone. */
export async function contentRecords(version: Version): Promise<SearchRecord[]> {
  const folder = join(DOCS_FOLDER, version.name);
  const files = filesIn(folder);
  const sources = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ raw: readFileSync(file, 'utf8'), ...docFields(file, readFileSync(file, 'utf8')) }));
  const categories = files
    .filter((file) => file.endsWith('_category_.yml'))
    .map((file) => ({
      folder: relative(folder, join(file, '..')),
      ...parseYaml(readFileSync(file, 'utf8'), categorySchema, projectPath(file)),
    }));
  const places = placesIn(sources);
  const api = documentApi(version, places);

  const sidebar = versionSidebar(sources, categories, version);
  const records = versionRecords(version.name, sidebar);
  for (const source of sources) {
    const link = (target: string) => resolveLink(target, source.docId, version, places);
    records.add({ ...source, document: await compile(source, version.name, link, api) });
  }
  return records.all();
}

/** Those of the pages of no version. */
export async function siteRecords(): Promise<SearchRecord[]> {
  const ofNoVersion = { version: null, category: null, document: [] };
  const { title, description } = readSite();
  const home = { ...ofNoVersion, path: '/', category: title, title: 'Home page', description };
  const discord = { ...ofNoVersion, path: '/discord', ...headOf('src/pages/discord.tsx') };
  const pages = await Promise.all(
    filesIn(inProject('content', 'pages')).map(async (file) => {
      const raw = readFileSync(file, 'utf8');
      const { data, bodyLine } = readFrontMatter(raw, pageSchema, projectPath(file));
      const path = `/${relative(inProject('content', 'pages'), file).replace(/\.mdx$/, '')}`;
      const document = await compile({ raw, bodyLine, file: projectPath(file) }, '', (target) => target, null);
      return { ...ofNoVersion, ...data, path, document };
    }),
  );
  const demos = readLibraries().map((library) => ({ ...ofNoVersion, ...library }));
  return [home, discord, ...demos, ...pages].flatMap(searchRecords);
}

/** Title and description that a component gives its page. */
function headOf(file: string): { title: string; description: string } {
  const text = readFileSync(inProject(file), 'utf8');
  const [title, description] = ['title', 'description'].map((name) => new RegExp(`${name}="([^"]+)"`).exec(text)?.[1]);
  if (!title || !description) throw new Error(`${file}: expected a title and a description`);
  return { title, description };
}

async function compile(
  { raw, bodyLine, file }: { raw: string; bodyLine: number; file: string },
  version: string,
  link: (target: string) => string,
  api: DocumentApi | null,
) {
  const body = raw
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n');
  let ids = 0;
  const readExample = (name: string) => {
    const example = exampleSource(`${version}/${name}`, exampleNode, () => '');
    if (!example) throw new Error(`${file}: expected an example ${name}`);
    return example;
  };
  const nextId = (prefix: string) => `${prefix}-${++ids}`;
  const { tree } = await compileDocument(body, { file, firstLine: bodyLine }, { link, readExample, api, nextId });
  return tree;
}

function exampleNode(id: string): ExampleNode | undefined {
  const [version = '', ...name] = id.split('/');
  const path = join(DOCS_FOLDER, version, '_examples', ...name);
  const file = [path, `${path}.tsx`].find((it) => existsSync(it) && /\.\w+$/.test(it));
  return file === undefined ? undefined : { code: readFileSync(file, 'utf8'), internal: { contentDigest: '' } };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('_scratch')) return [];
    return entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)];
  });
}
