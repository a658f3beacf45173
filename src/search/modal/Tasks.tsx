import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Store } from '../../runtime/createStore';
import type { SearchHit } from '../../shared/search/client';
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
  const tasks = useTasks(version);
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

function useTasks(version: string): readonly SearchHit[] {
  const [tasks, setTasks] = useState<readonly SearchHit[]>([]);
  useEffect(() => {
    let current = true;
    searchClient.search({ query: '', version, offset: 0, limit: Infinity }).then(
      ({ hits }) => current && setTasks(hits),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [version]);
  return tasks;
}
