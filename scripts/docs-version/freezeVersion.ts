import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import { segment } from '../../src/gatsby/content/schemas';

const SOURCE = 'next';

/** Prettier's, so that only what changes does. */
export const YAML_FORMAT = { lineWidth: 0, flowCollectionPadding: false, singleQuote: true };

/** The list in versions.yml. */
export const versionsIn = (document: Document) => document.get('versions') as YAMLSeq<YAMLMap>;

/** What a version changed, by its name. */
const CHANGES = ['migrations.yml', 'stored-queries.yml'];

/**
 * Copies Next's pages, examples and workspace to a new version, with its answers to questions, and adds it to
 * versions.yml after Next. What Next changed is what the new version did. The sidebar follows from the folders.
 *
 * @returns the name of the version
 * @throws Error if the name is invalid or Next has no pages
 */
export function freezeVersion(project: string, given: string | undefined): string {
  const docs = join(project, 'content', 'docs');
  const file = join(project, 'content', 'versions.yml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  const versions = versionsIn(document);
  const names = versions.items.map((entry) => String(entry.get('name')));

  const name = validName(given, names);
  const source = join(docs, SOURCE);
  if (!existsSync(source) || !readdirSync(source).some((entry) => entry.endsWith('.mdx'))) {
    throw new Error(`content/docs/${SOURCE} has no pages: expected some to freeze`);
  }
  if (existsSync(join(docs, name))) throw new Error(`There is a folder content/docs/${name} already`);

  cpSync(source, join(docs, name), { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  nameWorkspace(join(docs, name, 'package.json'), name);
  const questions = join(project, 'content', 'questions');
  for (const questionFile of readdirSync(questions)) copyAnswers(join(questions, questionFile), name);
  for (const table of CHANGES) renameChanges(join(project, 'content', table), name);

  const entry = document.createNode({ name, label: `v${name}.x` }) as YAMLMap;
  versions.items.splice(names.indexOf(SOURCE) + 1, 0, entry);
  writeFileSync(file, document.toString(YAML_FORMAT));
  return name;
}

function validName(name: string | undefined, existing: readonly string[]): string {
  if (name === undefined) throw new Error('No name: expected one, as in npm run docs:version -- 6');
  const { error } = segment.safeParse(name);
  if (error) throw new Error(`"${name}": ${error.issues[0]?.message}`);
  if (existing.includes(name)) throw new Error(`There is a version "${name}" already`);
  return name;
}

/** Adds a line to each question that Next answers, and changes no other. */
function copyAnswers(file: string, name: string) {
  const text = readFileSync(file, 'utf8');
  const lines = new LineCounter();
  let copied = text;
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== SOURCE || !isSeq(value) || !key.range || !value.range) return;
      const [keyStart, keyEnd] = key.range;
      const [, end] = value.range;
      const indent = ' '.repeat(lines.linePos(keyStart).col - 1);
      const added = copied.length - text.length;
      const line = `\n${indent}'${name}'${text.slice(keyEnd, end)}`;
      copied = copied.slice(0, end + added) + line + copied.slice(end + added);
    },
  });
  writeFileSync(file, copied);
}

const renameChanges = (file: string, name: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`^${SOURCE}:`, 'm'), `'${name}':`));

function nameWorkspace(file: string, name: string) {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  writeFileSync(file, `${JSON.stringify({ ...manifest, name: `@docs/${name}` }, null, 2)}\n`);
}
