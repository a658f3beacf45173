import { withPrefix } from 'gatsby';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../ui/Icon';
import type { Store } from '../runtime/createStore';
import * as styles from './SearchDialog.module.css';

interface WaitingInputProps {
  typed: Store<string>;
  onComposing: (composing: boolean) => void;
  onClose: () => void;
}

/** Placeholder while the modal loads; Enter goes to the search page. */
export function WaitingInput({ typed, onComposing, onClose }: WaitingInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.focus();
    input.current?.setSelectionRange(end, end);
  }, []);

  return (
    <div className={styles.waiting}>
      <form className={styles.box} role="search" action={withPrefix('/search')}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Search docs"
          autoComplete="off"
          maxLength={64}
          defaultValue={typed.get()}
          onChange={({ currentTarget }) => typed.set(currentTarget.value)}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
        />
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </form>
      <p role="status">Loading…</p>
    </div>
  );
}
