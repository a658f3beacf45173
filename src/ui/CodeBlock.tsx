import { useEffect, useRef, useState, type RefObject } from 'react';
import { useCopy } from '../runtime/useCopy';
import { useLoaded } from '../runtime/useLoaded';
import { copyButtonLabels } from '../shared/copyLabels';
import type { Language } from './highlightCode';
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

const loadHighlighter = async () =>
  (await import(/* webpackChunkName: "highlight-code" */ './highlightCode')).highlightCode;

/** Loads the highlighter when the code comes into view. Without it, the code has no colours. */
function useHighlighter(code: RefObject<HTMLElement>) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (code.current) observer.observe(code.current);
    return () => observer.disconnect();
  }, [code]);
  return useLoaded(isSeen ? loadHighlighter : null);
}
