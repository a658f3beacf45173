import { Fragment } from 'react';
import type { Segment } from '../../shared/search/client';

export function HighlightedText({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, match }, index) =>
    match ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
