import { codeDigest } from '../codeDigest';
import { digestOf } from '../digest';
import type { DocumentApi } from './context';
import type { DocumentStore } from './documentStore';
import type { CompiledTree } from './toDocument';
import { requireDefaultExport } from '../defaultExport';
import { exampleFile, isLive, partsOf, withEnding } from '../examples/exampleFile';
import type { ExampleSource } from '../examples/exampleSource';
import { textMarkdown } from '../markdown/toMarkdown';
import { placesOf, type Place } from '../search/placesOf';
import { compileDocument } from './compileDocument';

/** What a page depends on beside its own text. */
interface Dependencies {
  /** What the author wrote for each link, with where it led when this was compiled. */
  links: Record<string, string>;
  /** Live examples in it, with the digest of each as it was compiled. */
  examples: Record<string, string>;
}

/** A page's text as data, as its template shows it. */
export type CompiledDocument = Pick<CompiledTree, 'tree' | 'headings'> & Dependencies;

/** A page's text as words, as everything needs it but the page itself: that of thousands can be held. */
export interface DocumentText extends Dependencies {
  /** Ids that a link may name. */
  anchors: string[];
  markdown: string;
  /** What can be found in it. */
  places: Place[];
}

export interface DocumentSource {
  /** MDX without front matter. */
  body: string;
  file: string;
  title: string;
  /** Path of the page. */
  path: string;
  /** Where paths begin in its markdown. */
  site: string;
  bodyLine: number;
  /** Where a link leads. Throws Error when that is nowhere. */
  resolveLink(target: string): string;
  /** What the version's packages declare, and a digest that changes with it; null outside the documentation. */
  api: (DocumentApi & { digest: string }) | null;
  /** A live example by its name in the page's version; undefined when there is none. */
  findExample(name: string): ExampleSource | undefined;
}

/** What other code has compiled is not taken from a cache. */
const pipeline = codeDigest('src/build/document/documentOf.ts');
const pending = new Map<string, Promise<Compiled>>();

interface Compiled {
  document: CompiledDocument;
  text: DocumentText;
}

const keyOf = (kind: keyof Compiled, { file, title, path, site, body, api }: DocumentSource) =>
  `${kind}-${pipeline}-${api?.digest}-${file}-${site}${path}-${digestOf(title, body)}`;

/**
 * The document of a page: compiled once, then kept by the digest of its text as long as the examples in it are the same
 * and its links lead where they led.
 *
 * @throws ContentError when the page is not as expected
 */
export async function documentOf(source: DocumentSource, store: DocumentStore): Promise<CompiledDocument> {
  const kept = store.get(keyOf('document', source)) as CompiledDocument | undefined;
  return kept && isCurrent(kept, source) ? kept : (await compileOnce(source, store)).document;
}

/**
 * The text of a page, which is compiled with its document.
 *
 * @throws ContentError when the page is not as expected
 */
export async function textOf(source: DocumentSource, store: DocumentStore): Promise<DocumentText> {
  const kept = store.get(keyOf('text', source)) as DocumentText | undefined;
  if (!kept || !isCurrent(kept, source)) return (await compileOnce(source, store)).text;
  store.keep(keyOf('document', source));
  return kept;
}

async function compileOnce(source: DocumentSource, store: DocumentStore): Promise<Compiled> {
  const key = keyOf('document', source);
  const underWay = pending.get(key);
  if (underWay) return underWay;
  const compiling = compile(source);
  pending.set(key, compiling);
  try {
    const compiled = await compiling;
    store.set(key, compiled.document);
    store.set(keyOf('text', source), compiled.text);
    return compiled;
  } finally {
    pending.delete(key);
  }
}

const isCurrent = (compiled: Dependencies, source: DocumentSource) =>
  examplesAreCurrent(compiled, source) && linksAreCurrent(compiled, source);

function examplesAreCurrent({ examples }: Dependencies, source: DocumentSource): boolean {
  return Object.entries(examples).every(([id, digest]) => source.findExample(partsOf(id).name)?.digest === digest);
}

function linksAreCurrent({ links }: Dependencies, source: DocumentSource): boolean {
  try {
    return Object.entries(links).every(([target, resolved]) => source.resolveLink(target) === resolved);
  } catch {
    // One leads nowhere now: compiling it anew tells where.
    return false;
  }
}

async function compile(source: DocumentSource): Promise<Compiled> {
  const links: Record<string, string> = {};
  const examples: Record<string, string> = {};
  let ids = 0;
  const { tree, headings, anchors } = await compileDocument(
    source.body,
    { file: source.file, firstLine: source.bodyLine },
    {
      link(target) {
        return (links[target] = source.resolveLink(target));
      },
      readExample(name) {
        const example = source.findExample(name);
        if (!example) {
          const tag = isLive(name) ? 'Example' : 'Source';
          throw new Error(`<${tag} name="${name}">: expected a file _examples/${withEnding(name)} in this version`);
        }
        if (isLive(name)) requireDefaultExport(exampleFile(example.id), example.code);
        examples[example.id] = example.digest;
        return example;
      },
      api: source.api,
      nextId: (prefix) => `${prefix}-${++ids}${source.path.replaceAll('/', '-')}`,
    },
  );
  const places = placesOf(source.title, tree);
  return {
    document: { tree, headings, links, examples },
    text: { anchors, links, examples, markdown: markdownOf(tree, source), places },
  };
}

function markdownOf(tree: CompiledTree['tree'], { file, path, site }: DocumentSource): string {
  try {
    return textMarkdown(tree, path, site);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
