import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { goTo } from '../runtime/router';
import { withLink } from './core/changes';
import { DEFAULT_STATE } from './core/state';
import { changeDemo, getDemoState, isChangedByVisitor, useDemoState } from './demoStore';
import { DEFAULT_LIBRARY } from './libraries/defaultLibrary';
import type { DemoLink } from './types';

/** How long the state must be unchanged before the address follows, in ms: browsers limit address changes. */
const DEBOUNCE_MS = 250;

/** Loaded on demand: most visitors neither open nor make a link. */
const loadHash = () => import(/* webpackChunkName: "demo-links" */ './core/hash');

/** Hash of the current state; it is ignored when it comes back, as after a change of library. */
let latest = '';

const isLatest = (hash: string) => latest !== '' && [latest, forDefaultLibrary(latest)].includes(hash);

/** A state contains its library, which an explicit `library` overrides. */
export const forDefaultLibrary = (hash: string) => hash && `${hash}&library=${DEFAULT_LIBRARY}`;

interface DemoHash {
  /** Hash of the state; empty for the default state. */
  hash: string;
  /** Problems of the opened link, or why the state cannot be a link. */
  problems: readonly string[];
  dismiss: () => void;
  /** Reads the link again; null unless the code that reads it did not load. */
  retry: (() => void) | null;
}

/** Reads the demo's state from the URL hash, and writes the visitor's changes to it without history entries. */
export function useDemoLink(library: string, demos: readonly DemoLink[]): DemoHash {
  const state = useDemoState();
  const [hash, setHash] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [unread, setUnread] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [unwritten, setUnwritten] = useState('');
  const known = useRef(demos);

  // Only when the page or its hash changes: reading an outdated address again would undo changes.
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
        goTo(withPrefix(`${wanted.path}${address}`), { replace: true });
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
    if (state === DEFAULT_STATE && !isChangedByVisitor()) return undefined;
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
          if (isChangedByVisitor()) replaceHash(written);
        } catch (error) {
          if (!ended) setUnwritten(`The address does not follow: ${(error as Error).message}`);
        }
      },
      isChangedByVisitor() ? DEBOUNCE_MS : 0,
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

/** Bypasses the router, which would scroll and report a new page to analytics. */
function replaceHash(hash: string): void {
  const { pathname, search, hash: before } = window.location;
  if (hash !== before) window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}

/** @throws if no link can hold the current state */
export async function currentLink(library: string): Promise<string> {
  const { writeHash } = await loadHash();
  return `${window.location.origin}${window.location.pathname}${await writeHash(getDemoState(), library)}`;
}
