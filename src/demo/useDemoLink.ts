import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { withLink } from './core/changes';
import { DEFAULT_STATE } from './core/state';
import { changeDemo, demoState, isTouched, useDemoState } from './demoStore';
import { DEFAULT_LIBRARY } from './libraries/defaultLibrary';
import type { DemoLink } from './types';

/** How long, in ms, the state must have been still before the address follows: browsers limit how often it may change. */
const STILLNESS = 250;

/** Most visitors come without a link and leave without one, so what reads and writes them is no part of the page. */
const loadHash = () => import(/* webpackChunkName: "demo-links" */ './core/hash');

/** The hash that says what the state is. What brings it back, such as a change of library, has nothing new to say. */
let latest = '';

const isLatest = (hash: string) => latest !== '' && [latest, forDefaultLibrary(latest)].includes(hash);

/** A state names its library, over which that of the link wins. */
export const forDefaultLibrary = (hash: string) => hash && `${hash}&library=${DEFAULT_LIBRARY}`;

interface DemoHash {
  /** The state as the hash of a link; empty while nothing differs from the default. */
  hash: string;
  /** What was wrong with the link that led here, or what keeps the state from being a link. */
  problems: readonly string[];
  dismiss: () => void;
  /** Reads the link once more, where what reads it did not load; else null. */
  retry: (() => void) | null;
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
  const [unread, setUnread] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [unwritten, setUnwritten] = useState('');
  const known = useRef(demos);

  // Only when the page or its hash changes: read again, an address that has yet to follow would undo what was done.
  useEffect(() => {
    let ended = false;
    const read = async () => {
      const address = window.location.hash;
      if (!address || isLatest(address)) return;
      const { readHash } = await loadHash();
      const link = await readHash(address);
      if (ended || address !== window.location.hash) return;
      const wanted = library === DEFAULT_LIBRARY && known.current.find(({ name }) => name === link.library);
      if (wanted && wanted.name !== library) {
        void navigate(`${wanted.path}${address}`, { replace: true });
        return;
      }
      setUnread(false);
      setProblems(link.problems);
      changeDemo((current) => withLink(current, link), false);
    };
    const tryToRead = () => {
      read().catch((error: Error) => {
        if (ended) return;
        setUnread(true);
        setProblems([`The link could not be read: ${error.message}`]);
      });
    };
    tryToRead();
    window.addEventListener('hashchange', tryToRead);
    return () => {
      ended = true;
      window.removeEventListener('hashchange', tryToRead);
    };
  }, [library, attempt]);

  useEffect(() => {
    if (state === DEFAULT_STATE && !isTouched()) return undefined;
    let ended = false;
    const timer = setTimeout(
      async () => {
        try {
          const { writeHash } = await loadHash();
          const written = await writeHash(state, library);
          if (ended) return;
          setUnwritten('');
          latest = written;
          setHash(written);
          if (isTouched()) replaceHash(written);
        } catch (error) {
          if (!ended) setUnwritten(`The address does not follow: ${(error as Error).message}`);
        }
      },
      isTouched() ? STILLNESS : 0,
    );
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [state, library]);

  const dismiss = () => {
    setUnread(false);
    setProblems([]);
    setUnwritten('');
  };
  const retry = unread ? () => setAttempt(attempt + 1) : null;
  return { hash, problems: unwritten ? [...problems, unwritten] : problems, dismiss, retry };
}

/** Not by way of the router, which would scroll, and tell analytics of a new page. */
function replaceHash(hash: string): void {
  const { pathname, search, hash: before } = window.location;
  if (hash !== before) window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}

/** The whole address of the state at hand. Rejects when no link can hold it. */
export async function currentLink(library: string): Promise<string> {
  const { writeHash } = await loadHash();
  return `${window.location.origin}${window.location.pathname}${await writeHash(demoState(), library)}`;
}
