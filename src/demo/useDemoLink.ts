import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { linkTo } from '../runtime/linkTo';
import { listen } from '../runtime/listen';
import { goTo } from '../runtime/router';
import { DEFAULT_DEMO_STATE } from './core/state';
import { dispatch, getSession, useSession } from './demoStore';
import { DEFAULT_LIBRARY } from './libraries/defaultLibrary';
import type { DemoLink } from './types';

/** How long the state must be unchanged before the address follows, in ms: browsers limit address changes. */
const DEBOUNCE_MS = 250;

/** Loaded on demand: most visitors neither open nor make a link. */
const loadHash = () => import(/* webpackChunkName: "demo-links" */ './core/hash');

/** A state contains its library, which an explicit `library` overrides. */
export const withDefaultLibrary = (hash: string) => hash && `${hash}&library=${DEFAULT_LIBRARY}`;

/** Whether a hash is that of the current state, as after a change of library. */
const isOwn = (address: string) => {
  const { hash } = getSession();
  return hash !== '' && [hash, withDefaultLibrary(hash)].includes(address);
};

export interface DemoLinkState {
  /** Problems of the opened link, or why the state cannot be a link. */
  problems: readonly string[];
  dismiss: () => void;
  /** Reads the link again; null unless the code that reads it did not load. */
  retry: (() => void) | null;
}

const NOTHING = { read: [] as readonly string[], written: [] as readonly string[], isUnread: false };

/** Reads the demo's state from the URL hash, and writes the visitor's changes to it without history entries. */
export function useDemoLink(library: string, demos: readonly DemoLink[]): DemoLinkState {
  const { state, isChanged } = useSession();
  const [problems, setProblems] = useState(NOTHING);
  const { isUnread } = problems;
  const readAgain = useRef(() => {});
  const known = useRef(demos);

  // Only when the page or its hash changes: reading an outdated address again would undo changes.
  useEffect(() => {
    let ended = false;
    const read = async () => {
      const address = window.location.hash;
      if (!address || isOwn(address)) return;
      const { readHash, UNKNOWN_LIBRARY } = await loadHash();
      const link = await readHash(address);
      if (ended || address !== window.location.hash) return;
      const wanted = library === DEFAULT_LIBRARY && known.current.find(({ name }) => name === link.library);
      if (wanted && wanted.name !== library) {
        goTo(withPrefix(`${wanted.path}${address}`), { replace: true });
        return;
      }
      const isUnknown = link.library && !known.current.some(({ name }) => name === link.library);
      const found = [...link.problems, ...(isUnknown ? [UNKNOWN_LIBRARY] : [])];
      setProblems((before) => ({ ...before, read: found, isUnread: false }));
      dispatch({ type: 'openLink', link });
    };
    const tryToRead = () => {
      read().catch(({ message }: Error) => {
        const failure = { read: [`The link could not be read: ${message}`], isUnread: true };
        if (!ended) setProblems((before) => ({ ...before, ...failure }));
      });
    };
    tryToRead();
    readAgain.current = tryToRead;
    const stopListening = listen(window, { hashchange: tryToRead });
    return () => {
      ended = true;
      stopListening();
    };
  }, [library]);

  useEffect(() => {
    if (state === DEFAULT_DEMO_STATE && !isChanged) return undefined;
    let ended = false;
    const write = async () => {
      const { writeHash } = await loadHash();
      const hash = await writeHash(state, library);
      if (ended) return;
      setProblems((before) => ({ ...before, written: [] }));
      dispatch({ type: 'writeHash', hash });
      // The address holds the only copy of a link that is yet to be read.
      if (isChanged && !isUnread) replaceHash(hash);
    };
    const tryToWrite = () => {
      write().catch(({ message }: Error) => {
        if (!ended) setProblems((before) => ({ ...before, written: [`The address does not follow: ${message}`] }));
      });
    };
    const timer = setTimeout(tryToWrite, isChanged ? DEBOUNCE_MS : 0);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [state, isChanged, isUnread, library]);

  return {
    problems: [...problems.read, ...problems.written],
    dismiss: () => setProblems(NOTHING),
    retry: isUnread ? () => readAgain.current() : null,
  };
}

/** Bypasses the router, which would scroll and report a new page to analytics. */
function replaceHash(hash: string): void {
  const { pathname, search, hash: before } = window.location;
  if (hash !== before) window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}

/** @throws if no link can hold the current state */
export async function currentLink(library: string): Promise<string> {
  const { writeHash } = await loadHash();
  return linkTo(await writeHash(getSession().state, library));
}
