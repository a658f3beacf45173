import { useRef } from 'react';
import { useCopyButtons } from './useCopyButtons';
import { useWrapButtons } from './useWrapButtons';
import '../../ui/sampleButtons.css';
import './code.css';

/** `html` comes from the build. */
export function CodeSample({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useCopyButtons(ref);
  useWrapButtons(ref);
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />;
}
