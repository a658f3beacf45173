import { useEffect, useRef, useState } from 'react';
import { listen } from '../runtime/listen';
import { readExampleLink, type ExampleLink, type LinkedExample } from './exampleLink';

/**
 * The link to the example in the page's address, if there is one: that with which the editor was opened, or a later one.
 *
 * @param onLink is called with each link once
 */
export function useLink(example: LinkedExample, onLink: (link: ExampleLink) => void): ExampleLink | null {
  const [link, setLink] = useState<ExampleLink | null>(null);
  const latest = useRef({ example, onLink });
  useEffect(() => {
    latest.current = { example, onLink };
  });
  useEffect(() => {
    const read = async () => {
      const found = await readExampleLink(window.location.hash, latest.current.example);
      if (!found) return;
      setLink(found);
      latest.current.onLink(found);
    };
    const listener = () => void read();
    listener();
    return listen(window, { hashchange: listener });
  }, []);
  return link;
}
