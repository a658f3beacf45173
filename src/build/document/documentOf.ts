import { codeDigest } from '../codeDigest';
import { digestOf } from '../digest';
import type { DocumentApi } from './context';
import type { DocumentStore } from './documentStore';
import type { CompiledTree } from './toDocument';
import { requireDefaultExport } from '../defaultExport';
import { exampleFile, isLive, partsOf, withEnding } from '../examples/exampleFile';
import type { ExampleSource } from '../examples/exampleSource';
import { textMarkdown } from '../markdown/toMarkdown';
import { compileDocument } from './compileDocument';

/** What a page leads to and depends on, without its text: what checks of thousands of pages can hold. */
export interface DocumentSummary {
  anchors: string[];
  /** What the author wrote for each link, with where it led when this was compiled. */
  links: Record<string, string>;
  /** Live examples in it, with the digest of each as it was compiled. */
  examples: Record<string, string>;
}

/** A page's document with what the checks and the templates need beside its tree. */
export type CompiledDocument = CompiledTree & DocumentSummary & { markdown: string };

export interface DocumentSource {
  /** MDX without front matter. */
  body: string;
  file: string;
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
const pending = new Map<string, Promise<CompiledDocument>>();

const keyOf = (kind: 'document' | 'summary', { file, path, site, body, api }: DocumentSource) =>
  `${kind}-${pipeline}-${api?.digest}-${file}-${site}${path}-${digestOf(body)}`;

/**
 * The document of a page: compiled once, then kept by the digest of its text as long as the examples in it are the same
 * and its links lead where they led.
 *
 * @throws ContentError when the page is not as expected
 */
export async function documentOf(source: DocumentSource, store: DocumentStore): Promise<CompiledDocument> {
  const key = keyOf('document', source);
  const kept = store.get(key) as CompiledDocument | undefined;
  if (kept && isCurrent(kept, source)) return kept;

  const underWay = pending.get(key);
  if (underWay) return underWay;
  const compiled = compile(source);
  pending.set(key, compiled);
  try {
    const { anchors, links, examples } = await compiled;
    store.set(key, await compiled);
    store.set(keyOf('summary', source), { anchors, links, examples });
    return await compiled;
  } finally {
    pending.delete(key);
  }
}

/**
 * The summary of a page, which is compiled first when it was not.
 *
 * @throws ContentError when the page is not as expected
 */
export async function summaryOf(source: DocumentSource, store: DocumentStore): Promise<DocumentSummary> {
  const kept = store.get(keyOf('summary', source)) as DocumentSummary | undefined;
  return kept && isCurrent(kept, source) ? kept : documentOf(source, store);
}

const isCurrent = (summary: DocumentSummary, source: DocumentSource) =>
  examplesAreCurrent(summary, source) && linksAreCurrent(summary, source);

function examplesAreCurrent({ examples }: DocumentSummary, source: DocumentSource): boolean {
  return Object.entries(examples).every(([id, digest]) => source.findExample(partsOf(id).name)?.digest === digest);
}

function linksAreCurrent({ links }: DocumentSummary, source: DocumentSource): boolean {
  try {
    return Object.entries(links).every(([target, resolved]) => source.resolveLink(target) === resolved);
  } catch {
    // One leads nowhere now: compiling it anew tells where.
    return false;
  }
}

async function compile(source: DocumentSource): Promise<CompiledDocument> {
  const links: Record<string, string> = {};
  const examples: Record<string, string> = {};
  let ids = 0;
  const compiled = await compileDocument(
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
  return { ...compiled, links, examples, markdown: markdownOf(compiled, source) };
}

function markdownOf({ tree }: CompiledTree, { file, path, site }: DocumentSource): string {
  try {
    return textMarkdown(tree, path, site);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
