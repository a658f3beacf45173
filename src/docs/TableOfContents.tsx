import { Fragment, useEffect, useRef, useState } from 'react';
import type { DocumentHeading } from '../shared/document';
import { listen } from '../runtime/listen';
import { closePopover, closeWhenWide } from '../ui/Popover';
import { contentsGroups } from './contentsGroups';
import { useCurrentHeading } from './useCurrentHeading';
import '../ui/field.css';
import * as styles from './TableOfContents.module.css';

const CONTENTS_ID = 'contents';

/** Shorter lists are seen at a glance. */
const FILTERED_FROM = 20;

/** Names the current section on narrow screens, and opens the list of all. */
export const ContentsBar = () => (
  <div className={`no-print ${styles.bar}`}>
    <button type="button" className="ui-chevron" popovertarget={CONTENTS_ID}>
      On this page
    </button>
    <span data-current-heading="" />
  </div>
);

/** A column that marks the current heading on wide screens, a popover on narrow ones. */
export function TableOfContents({ headings }: { headings: readonly DocumentHeading[] }) {
  const ref = useCurrentHeading(headings);
  const [words, setWords] = useState('');
  const field = useFilterKey();

  useEffect(() => (ref.current ? closeWhenWide(ref.current) : undefined), [ref]);
  const close = ({ target }: { target: EventTarget }) => {
    if ((target as Element).closest('a') && ref.current) closePopover(ref.current);
  };

  return (
    // A click on a link bubbles to the list; the keyboard makes clicks, too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      ref={ref}
      id={CONTENTS_ID}
      popover="auto"
      className={`no-print ${styles.contents}`}
      aria-label="On this page"
      onClick={close}
    >
      <p className={styles.title}>On this page</p>
      {headings.length >= FILTERED_FROM && (
        <input
          ref={field}
          type="search"
          className={`script-only ui-field ${styles.filter}`}
          placeholder={`Filter ${headings.length} entries`}
          aria-label="Filter the headings"
          aria-keyshortcuts="f"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') ref.current?.querySelector('a')?.click();
          }}
        />
      )}
      {contentsGroups(headings, words).map(({ purpose, headings: own }) => (
        <Fragment key={own[0]?.id}>
          {purpose !== null && <p className={styles.purpose}>{purpose}</p>}
          <ul className={styles.list}>
            {own.map(({ id, level, html }) => (
              <li key={id} data-level={level}>
                <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** `f` moves the focus into the filter, except from a control. Returns the field's ref. */
function useFilterKey() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      const target = event.composedPath()[0] as HTMLElement;
      const isControl = target.isContentEditable || target.matches('button, input, select, textarea');
      const isTaken = isControl || document.querySelector('dialog[open]');
      // On narrow screens, the closed contents hide the field.
      const isShown = ref.current?.getClientRects().length;
      if (key !== 'f' || altKey || ctrlKey || metaKey || isTaken || !isShown) return;
      event.preventDefault();
      ref.current?.focus();
    };
    return listen(document, { keydown: onKeyDown });
  }, []);
  return ref;
}
