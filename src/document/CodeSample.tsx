import { useRef } from 'react';
import { code } from './code';
import { toHtml } from './toHtml';
import { useCopyButtons } from './useCopyButtons';
import { useWrapButtons } from './useWrapButtons';
import './code.css';

interface CodeSampleProps {
  language: string;
  /** Highlighted at build, its text escaped. */
  html: string;
  title: string;
}

/** A sample of code outside of a document. */
export function CodeSample(props: CodeSampleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useCopyButtons(ref);
  useWrapButtons(ref);
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: toHtml([code({ ...props })]) }} />;
}
