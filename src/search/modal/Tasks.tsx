import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '../../runtime/createStore';
import { useLoaded } from '../../runtime/useLoaded';
import { searchClient } from '../searchClient';
import { Inserted } from './Inserted';
import { ModalLink } from './links';

interface TasksProps {
  version: string;
  /** Text of the input. */
  typed: Store<string>;
  onClose: () => void;
}

/** What people come for, offered until something is typed; below what DocSearch shows, to scroll with it. */
export function Tasks({ version, typed, onClose }: TasksProps) {
  const isEmpty = useSyncExternalStore(typed.subscribe, () => typed.get().trim() === '');
  const find = useCallback(() => searchClient.search({ query: '', version, offset: 0, limit: Infinity }), [version]);
  const tasks = useLoaded(find)?.hits ?? [];

  return (
    <Inserted at=".DocSearch-Dropdown" how="append">
      {isEmpty && tasks.length > 0 && (
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
        </section>
      )}
    </Inserted>
  );
}
