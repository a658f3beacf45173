import { Fragment } from 'react';
import type { Segment } from '../types';

/** A text with what was found in it marked. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, match }, index) =>
    match ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
