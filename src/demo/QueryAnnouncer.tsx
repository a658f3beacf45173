import { useEffect, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { describeQuery } from './core/query';

/** How long, in ms, the query must have been still: nobody wants to hear every letter that they type. */
const STILLNESS = 1000;

/** Tells a screen reader what has become of the query when it has changed. */
export function QueryAnnouncer({ query }: { query: RuleGroupTypeAny }) {
  const [text, setText] = useState('');
  const told = useRef(query);
  useEffect(() => {
    if (query === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = query;
      setText(`The query has ${describeQuery(query)}.`);
    }, STILLNESS);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
