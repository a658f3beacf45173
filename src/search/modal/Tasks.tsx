import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '../../runtime/createStore';
import { useLoaded } from '../../runtime/useLoaded';
import { searchClient } from '../searchClient';
import { ModalLink } from './links';

interface TasksProps {
  version: string;
  /** Text of the input. */
  typed: Store<string>;
  onClose: () => void;
}

/** What people come for, offered until something is typed. */
export function Tasks({ version, typed, onClose }: TasksProps) {
  const isEmpty = useSyncExternalStore(typed.subscribe, () => typed.get().trim() === '');
  const found = useLoaded(
    useCallback(() => searchClient.search({ query: '', version, offset: 0, limit: Infinity }), [version]),
  );
  const tasks = found?.hits ?? [];
  const place = useRef<HTMLSpanElement>(null);
  const [strip] = useState(() => document.createElement('div'));

  // Below what DocSearch shows, to scroll with it.
  useLayoutEffect(() => {
    place.current?.parentElement?.querySelector('.DocSearch-Dropdown')?.append(strip);
    return () => strip.remove();
  }, [strip]);

  return (
    <>
      <span ref={place} hidden />
      {isEmpty &&
        tasks.length > 0 &&
        createPortal(
          <section className="DocSearch-Tasks" aria-labelledby="search-tasks">
            <h2 id="search-tasks">I want to …</h2>
            <ul>
              {tasks.map(({ id, url, task }) => (
                <li key={id}>
                  <ModalLink url={url} onOpen={onClose}>
                    {task}
                  </ModalLink>
                </li>
              ))}
            </ul>
          </section>,
          strip,
        )}
    </>
  );
}
