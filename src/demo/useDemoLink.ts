import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { readHash, writeHash } from './core/hash';
import { withLink } from './core/changes';
import { changeDemo, demoState, isTouched, useDemoState } from './demoStore';
import { DEFAULT_LIBRARY } from './libraries';
import type { DemoLink } from './types';

/** How long, in ms, the state must have been still before the address follows: browsers limit how often it may change. */
const STILLNESS = 250;

interface DemoHash {
  /** The state as the hash of a link; empty while nothing differs from the default. */
  hash: string;
  /** What was wrong with the link that led here, or what keeps the state from being a link. */
  problems: readonly string[];
  dismiss: () => void;
}

/**
 * Takes the state of the demo from the address, now and whenever its hash changes, and lets the address follow what the
 * visitor does, without entries in the history.
 *
 * @param library name of the demo's library
 * @param demos all demos: a link may name another library than the page's
 */
export function useDemoLink(library: string, demos: readonly DemoLink[]): DemoHash {
  const state = useDemoState();
  const [hash, setHash] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const known = useRef(demos);

  // Only when the page or its hash changes: read again, an address that has yet to follow would undo what was done.
  useEffect(() => {
    let ended = false;
    const read = async () => {
      const address = window.location.hash;
      const link = await readHash(address);
      if (ended || address !== window.location.hash) return;
      const wanted = library === DEFAULT_LIBRARY && known.current.find(({ name }) => name === link.library);
      if (wanted && wanted.name !== library) {
        void navigate(`${wanted.path}${address}`, { replace: true });
        return;
      }
      setProblems(link.problems);
      changeDemo((current) => withLink(current, link), false);
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => {
      ended = true;
      window.removeEventListener('hashchange', read);
    };
  }, [library]);

  useEffect(() => {
    let ended = false;
    const timer = setTimeout(async () => {
      try {
        const written = await writeHash(state, library);
        if (ended) return;
        setHash(written);
        if (isTouched()) replaceHash(written);
      } catch (error) {
        if (!ended) setProblems([(error as Error).message]);
      }
    }, STILLNESS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [state, library]);

  return { hash, problems, dismiss: () => setProblems([]) };
}

/** Not by way of the router, which would scroll, and tell analytics of a new page. */
function replaceHash(hash: string): void {
  const { pathname, search, hash: before } = window.location;
  if (hash !== before) window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}

/** The whole address of the state at hand. */
export const currentLink = async (library: string): Promise<string> =>
  `${window.location.origin}${window.location.pathname}${await writeHash(demoState(), library)}`;
