import { forwardRef } from 'react';
import type { DragHandleProps } from 'react-querybuilder';

/** Bulma has no icons, so the handle shows its label. */
export const BulmaDragHandle = forwardRef<HTMLSpanElement, DragHandleProps>(function BulmaDragHandle(props, ref) {
  const { className = '', label, title, testID } = props;
  return (
    <span ref={ref} data-testid={testID} className={`icon ${className}`} title={title} role="img" aria-label={title}>
      {label}
    </span>
  );
});
