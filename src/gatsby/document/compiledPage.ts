import type { GatsbyCache } from 'gatsby';
import { ContentError } from '../ContentError';
import { digestOf } from '../digest';
import { requireDefaultExport } from '../defaultExport';
import { exampleFile, isLive, splitExampleId, withExtension } from '../../shared/exampleFile';
import { imageFile } from '../images/pictures';
import { compileDocument, type CompiledDocument } from './compileDocument';
import type { PageSource } from './pageSource';

export interface PageContent extends Pick<CompiledDocument, 'html' | 'headings'> {
  /** Ids of the live examples. */
  examples: string[];
}

/** The part of a page for markdown, search index, reference, link check and comparison with the version before. */
export interface PageExtracts extends Pick<CompiledDocument, 'anchors' | 'markdown' | 'sections' | 'changes' | 'uses'> {
  /** Resolved target by link as written. */
  links: Record<string, string>;
  /** Lines of the file by link as written; a link that a component writes has none. */
  linkLines: Record<string, number[]>;
}

interface CompiledPage {
  content: PageContent;
  extracts: PageExtracts;
  /** Hash by id. */
  examples: Record<string, string>;
  /** Hash by file; empty if it is missing. */
  images: Record<string, string>;
}

interface CachedPage extends CompiledPage {
  digest: string;
}

export type Cache = Pick<GatsbyCache, 'get' | 'set'>;

/** @throws ContentError for invalid content */
export const pageContent = async (source: PageSource, cache: Cache): Promise<PageContent> =>
  (await read(source, cache)).content;

/** @throws ContentError for invalid content */
export const pageExtracts = async (source: PageSource, cache: Cache): Promise<PageExtracts> =>
  (await read(source, cache)).extracts;

/** The text of a page; while it is invalid, which `checkContent` reports, that from before. */
export async function contentOrLast(source: PageSource, cache: Cache): Promise<PageContent> {
  try {
    return await pageContent(source, cache);
  } catch (error) {
    if (!(error instanceof ContentError) || process.env.NODE_ENV === 'production') throw error;
    const last = await cachedPage(source, cache);
    return last?.content ?? { html: '', headings: [], examples: [] };
  }
}

const keyOf = ({ file }: PageSource) => `page ${file}`;

const cachedPage = async (source: PageSource, cache: Cache) =>
  (await cache.get(keyOf(source))) as CachedPage | undefined;

/** The last reading of each page. Queries run at once: one that needs a page meanwhile takes what this one compiles. */
const readings = new Map<string, Promise<void>>();

function read(source: PageSource, cache: Cache): Promise<CompiledPage> {
  const reading = (readings.get(source.file) ?? Promise.resolve()).then(() => readOrCompile(source, cache));
  const end = () => undefined;
  readings.set(source.file, reading.then(end, end));
  return reading;
}

async function readOrCompile(source: PageSource, cache: Cache): Promise<CompiledPage> {
  const { title, path, site, body, bodyLine, context } = source;
  const digest = digestOf(title, path, site, String(bodyLine), body, context?.digest ?? '', context?.before ?? '');
  const cached = await cachedPage(source, cache);
  if (cached?.digest === digest && (await areCurrent(cached, source))) return cached;

  const compiled = await compilePage(source);
  await cache.set(keyOf(source), { ...compiled, digest } satisfies CachedPage);
  return compiled;
}

async function areCurrent({ examples, images }: CachedPage, { context, findImage }: PageSource): Promise<boolean> {
  const digests = await Promise.all(Object.keys(images).map(async (file) => (await findImage(file))?.digest ?? ''));
  return (
    Object.values(images).every((digest, index) => digests[index] === digest) &&
    Object.entries(examples).every(([id, digest]) => context?.findExample(splitExampleId(id).name)?.digest === digest)
  );
}

/** @throws ContentError for invalid content */
export async function compilePage(source: PageSource): Promise<CompiledPage> {
  const { body, file, bodyLine, path, context, resolveLink, findImage } = source;
  // Without a prototype: a link may have the name of a member of objects.
  const links = Object.create(null) as PageExtracts['links'];
  const linkLines = Object.create(null) as PageExtracts['linkLines'];
  const examples: Record<string, string> = {};
  const images: Record<string, string> = {};
  let ids = 0;
  const { html, headings, ...extracts } = await compileDocument(body, { file, firstLine: bodyLine }, source, {
    ...context,
    link(target, line) {
      if (line !== undefined) (linkLines[target] ??= []).push(line + bodyLine - 1);
      const resolved = (links[target] = resolveLink(target));
      return resolved.startsWith(`${path}#`) ? resolved.slice(path.length) : resolved;
    },
    readExample(name) {
      const example = context?.findExample(name);
      if (!example) {
        const tag = isLive(name) ? 'Example' : 'Source';
        throw new Error(`<${tag} name="${name}">: expected a file _examples/${withExtension(name)} in this version`);
      }
      if (isLive(name)) requireDefaultExport(exampleFile(example.id), example.code);
      examples[example.id] = example.digest;
      return example;
    },
    async image(target) {
      const name = imageFile(target, file);
      const image = await findImage(name);
      images[name] = image?.digest ?? '';
      return image;
    },
    before: context?.before ?? null,
    nextId: (prefix) => `${prefix}-${++ids}${path.replaceAll('/', '-')}`,
  });
  return {
    content: { html, headings, examples: Object.keys(examples).filter(isLive) },
    extracts: { ...extracts, links, linkLines },
    examples,
    images,
  };
}
