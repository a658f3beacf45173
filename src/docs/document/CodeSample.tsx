import { useRef } from 'react';
import { useSampleButtons } from './useSampleButtons';
import '../../ui/codeBlock.css';
import './code.css';

/** `html` comes from the build. */
export function CodeSample({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useSampleButtons(ref, html);
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />;
}
