import { useCallback, useEffect, useRef, useState } from 'react';
import { readSearchAddress } from '../searchAddress';
import '../../ui/field.css';

interface QueryInputProps {
  query: string;
  onChange: (query: string) => void;
}

/** Keeps text typed before hydration: it continues the query in the address, which the static page does not know. */
function goOn(typed: string): string {
  const { query } = readSearchAddress(window.location.search, []);
  return typed.startsWith(query) ? typed : query + typed;
}

/** The input of the search page; an IME composition is not a query yet. */
export function QueryInput({ query, onChange }: QueryInputProps) {
  const [composed, setComposed] = useState<string | null>(null);
  const latest = useRef({ query, onChange });
  useEffect(() => {
    latest.current = { query, onChange };
  });
  const takeOver = useCallback((input: HTMLInputElement | null) => {
    const typed = input?.value;
    if (typed && typed !== latest.current.query) queueMicrotask(() => latest.current.onChange(goOn(typed)));
  }, []);

  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={takeOver}
        type="search"
        name="q"
        className="ui-field large"
        placeholder="Type your search here"
        aria-label="Search"
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- searching is all that the page is for
        autoFocus
        value={composed ?? query}
        onChange={({ currentTarget, nativeEvent }) => {
          if ((nativeEvent as InputEvent).isComposing) setComposed(currentTarget.value);
          else onChange(currentTarget.value);
        }}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(null);
          onChange(currentTarget.value);
        }}
      />
    </form>
  );
}
