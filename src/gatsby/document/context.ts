import type { VersionApi } from '../api/versionApi';
import type { ContentImage } from '../images/contentImage';
import type { LinkOfName } from './libraryNames';
import type { PageRuns } from './runsOn';

/** What a version gives its pages when they are compiled. */
export interface VersionContext {
  /** Name of the version. */
  version: string;
  /** Declarations of its packages. */
  api: DocumentApi;
  /** What imports of its packages add to an app, in brotli bytes. */
  bytesOf(imports: string): Promise<number>;
  /** On which other versions the samples run. */
  runs: PageRuns;
}

/** What a page is compiled with; outside the documentation, without a version. */
export interface DocumentContext extends Partial<VersionContext> {
  /**
   * Records a link with its line in the body, and returns its target. Throws Error for a relative file name that is
   * not a page.
   */
  link(target: string, line?: number): string;
  /** Reads an example, with the code of its files by name. Throws Error when there is no such file. */
  readExample(name: string): { id: string; code: string; files: Record<string, string> };
  /** The image that a page means by a target; undefined if there is none. Throws Error for a target that images may not have. */
  image(target: string): Promise<ContentImage | undefined>;
  /**
   * An id that is unique across all documents, because two pages are in the DOM during navigation. The exception is a
   * version's root and its first page, which share a document but are never in the DOM together.
   */
  nextId(prefix: string): string;
  /** The text of the page in the version before; null if that version has no such page. */
  before: string | null;
}

interface DocumentApi extends VersionApi {
  /** What to link to as `api:Name` for a name in code; undefined if no page of the version documents it. */
  documentedName(name: string): string | undefined;
}

/** Links from the names of the library in code to where this version documents them. */
export const linkOfName =
  ({ api, link }: Pick<DocumentContext, 'api' | 'link'>): LinkOfName =>
  (name) => {
    const documented = api?.documentedName(name);
    return documented === undefined ? null : link(`api:${documented}`);
  };

/** @throws Error for a page outside the documentation */
export function versionApiOf({ api }: DocumentContext): DocumentApi {
  if (!api) throw new Error('expected in a page of the documentation, which belongs to a version of the library');
  return api;
}
