import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../runtime/useCopy';
import { copyButtonLabels } from '../shared/copyButtonLabels';
import type { highlightCode as HighlightCode, Language } from './highlightCode';
import './codeBlock.css';

interface CodeBlockProps {
  title: string;
  text: string;
  language?: Language | undefined;
}

export function CodeBlock({ title, text, language }: CodeBlockProps) {
  const [state, copy] = useCopy(() => text);
  const words = copyButtonLabels(state, title);
  const code = useRef<HTMLElement>(null);
  const highlight = useHighlighter(code);
  return (
    <figure className="sample" data-wrapped="">
      <figcaption className="sample-title">{title}</figcaption>
      {/* Scrollable, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre translate="no" className="sample-code" tabIndex={0} role="region" aria-label={title}>
        <code ref={code} className="code">
          {highlight && language
            ? highlight(text, language).map((token, index) => (
                <span key={index} className={token.className}>
                  {token.text}
                </span>
              ))
            : text}
        </code>
      </pre>
      <div className="sample-buttons">
        <button
          type="button"
          className="sample-button"
          data-copy=""
          data-state={state}
          aria-label={words.label}
          onClick={copy}
        >
          <span aria-live="polite">{words.text}</span>
        </button>
      </div>
    </figure>
  );
}

/** Loads the highlighter when the code comes into view. Without it, the code has no colours. */
function useHighlighter(code: React.RefObject<HTMLElement>): typeof HighlightCode | undefined {
  const [highlight, setHighlight] = useState<typeof HighlightCode>();
  useEffect(() => {
    let ended = false;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import(/* webpackChunkName: "highlight-code" */ './highlightCode').then(
        ({ highlightCode }) => !ended && setHighlight(() => highlightCode),
        () => {},
      );
    });
    if (code.current) observer.observe(code.current);
    return () => {
      ended = true;
      observer.disconnect();
    };
  }, [code]);
  return highlight;
}
