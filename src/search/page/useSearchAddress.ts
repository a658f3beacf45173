import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../runtime/useHydrated';
import { readSearchAddress, searchPath, type SearchAddress } from '../searchAddress';

const RETRY_AFTER_MS = 1000;

/** The search in the address, and a function that changes it without a history entry; empty in the static HTML. */
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

/** Changes the address; retries if it is refused, as Safari does after a hundred changes in half a minute. */
function replaceAddress(address: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replace = () => {
    try {
      window.history.replaceState(window.history.state, '', address);
    } catch {
      timer = setTimeout(replace, RETRY_AFTER_MS);
    }
  };
  replace();
  return () => clearTimeout(timer);
}
