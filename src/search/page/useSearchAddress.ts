import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../runtime/useHydrated';
import { readSearchAddress, searchPath, type SearchAddress } from '../searchAddress';

/** After how long, in ms, a browser that refused to change the address is asked again. */
const REFUSAL = 1000;

/**
 * What the address of the search page asks for, and what changes it without an entry in the history. Nothing in the
 * static HTML, which is the same for every address.
 *
 * @param versions names of the versions that exist
 * @param location what Gatsby gives the page: another one at each navigation
 */
export function useSearchAddress(
  versions: readonly string[],
  location: object,
): [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const hydrated = useHydrated();
  const [seen, setSeen] = useState(location);
  const [replaced, setReplaced] = useState<SearchAddress | null>(null);
  if (seen !== location) {
    setSeen(location);
    setReplaced(null);
  }
  const read = () => readSearchAddress(window.location.search, versions);
  const address = replaced ?? (hydrated ? read() : readSearchAddress('', versions));

  const change = (part: Partial<SearchAddress>) => {
    const next = { ...(replaced ?? read()), ...part };
    setReplaced(next);
  };
  useEffect(() => (replaced ? replaceAddress(withPrefix(searchPath(replaced))) : undefined), [replaced]);
  return [address, change];
}

/**
 * Changes the address without an entry in the history, and tries again where the browser refuses: Safari does after a
 * hundred changes in half a minute.
 *
 * @returns gives up trying
 */
function replaceAddress(address: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replace = () => {
    try {
      window.history.replaceState(window.history.state, '', address);
    } catch {
      timer = setTimeout(replace, REFUSAL);
    }
  };
  replace();
  return () => clearTimeout(timer);
}
