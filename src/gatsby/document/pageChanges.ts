import { documentedNames } from '../api/symbolLocations';
import type { ApiChange, DefaultChange } from '../api/compareApis';
import { splitPath, type VersionApi } from '../api/versionApi';
import { changedOutputs, outputsOf, type OutputChange } from './sampleOutputs';

/** What changed on a page since the version before. */
export interface PageChanges {
  /** Label of the version before, such as `v4`. */
  since: string;
  names: ApiChange[];
  defaults: DefaultChange[];
  outputs: OutputChange[];
}

/**
 * Compares the text of a page with that of its equivalent in the version before: by the names that it documents, and by
 * what its samples give. A text diff would say nothing, since pages are rewritten.
 *
 * @returns null when nothing changed
 */
export async function findPageChanges(
  body: string,
  before: string,
  { changes, defaults, previousLabel }: Pick<VersionApi, 'changes' | 'defaults' | 'previousLabel'>,
): Promise<PageChanges | null> {
  const [isHere, wasThere] = [documentedIn(body), documentedIn(before)];
  const found = {
    since: previousLabel ?? '',
    names: changes.filter((it) => isHere(it) || (it.kind === 'removed' && wasThere(it))),
    defaults: defaults.filter(isHere),
    // What is wrong with the other page is reported there.
    outputs: changedOutputs(await outputsOf(before).catch(() => []), await outputsOf(body)),
  };
  return found.names.length + found.defaults.length + found.outputs.length > 0 ? found : null;
}

type Named = Pick<ApiChange, 'package' | 'symbol' | 'member'>;

/** Whether a text documents a name, or, of a symbol as a whole, any of its members. */
function documentedIn(text: string): (name: Named) => boolean {
  const names = new Set(documentedNames(text));
  const owners = new Set([...names].map((it) => splitPath(it)[0]));
  return ({ package: from, symbol, member }) =>
    [symbol, `${from}:${symbol}`].some((it) =>
      member === null ? owners.has(it) : names.has(it) || names.has(`${it}.${member}`),
    );
}
