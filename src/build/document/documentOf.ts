import type { GatsbyCache } from 'gatsby';
import type { CompiledTree } from './toDocument';
import { compileDocument } from './compileDocument';
import { pipelineDigest } from './pipelineDigest';

/** A page's document with what the checks and the templates need beside its tree. */
export interface CompiledDocument extends CompiledTree {
  links: string[];
  /** What the author wrote for each link, with where it led when this was compiled. */
  targets: Record<string, string>;
  /** Live examples in it, with the digest of each as it was compiled. */
  examples: Record<string, string>;
}

export interface ExampleSource {
  id: string;
  code: string;
  digest: string;
}

export interface DocumentSource {
  /** MDX without front matter. */
  body: string;
  /** Changes with the file. */
  digest: string;
  file: string;
  bodyLine: number;
  /** Where a link leads. Throws Error when that is nowhere. */
  resolveLink(target: string): string;
  /** A live example by its name in the page's version; undefined when there is none. */
  findExample(name: string): ExampleSource | undefined;
}

const pipeline = pipelineDigest();
const pending = new Map<string, Promise<CompiledDocument>>();

/**
 * The document of a page: compiled once, then kept by the digest of its file as long as the examples in it are the same
 * and its links lead where they led.
 *
 * @throws ContentError when the page is not as expected
 */
export async function documentOf(source: DocumentSource, cache: GatsbyCache): Promise<CompiledDocument> {
  const key = `document-${pipeline}-${source.file}-${source.digest}`;
  const cached = (await cache.get(key)) as CompiledDocument | undefined;
  if (cached && examplesAreCurrent(cached, source) && linksAreCurrent(cached, source)) return cached;

  const underWay = pending.get(key);
  if (underWay) return underWay;
  const compiled = compile(source);
  pending.set(key, compiled);
  try {
    await cache.set(key, await compiled);
    return await compiled;
  } finally {
    pending.delete(key);
  }
}

const nameOf = (exampleId: string) => exampleId.slice(exampleId.indexOf('/') + 1);

function examplesAreCurrent({ examples }: CompiledDocument, source: DocumentSource): boolean {
  return Object.entries(examples).every(([id, digest]) => source.findExample(nameOf(id))?.digest === digest);
}

function linksAreCurrent({ targets }: CompiledDocument, source: DocumentSource): boolean {
  try {
    return Object.entries(targets).every(([target, resolved]) => source.resolveLink(target) === resolved);
  } catch {
    // One leads nowhere now: compiling it anew tells where.
    return false;
  }
}

async function compile(source: DocumentSource): Promise<CompiledDocument> {
  const targets: Record<string, string> = {};
  const examples: Record<string, string> = {};
  let ids = 0;
  const compiled = await compileDocument(
    source.body,
    { file: source.file, firstLine: source.bodyLine },
    {
      link(target) {
        return (targets[target] = source.resolveLink(target));
      },
      readExample(name) {
        const example = source.findExample(name);
        if (!example)
          throw new Error(`<Example name="${name}">: expected a file _examples/${name}.tsx in this version`);
        examples[example.id] = example.digest;
        return example;
      },
      nextId: (prefix) => `${prefix}-${++ids}`,
    },
  );
  return { ...compiled, links: [...new Set(Object.values(targets))], targets, examples };
}
