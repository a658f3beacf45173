import { forwardRef } from 'react';
import type { DragHandleProps } from 'react-querybuilder';

/** What a rule or a group is dragged by. Bulma has no icons of its own, so the label of the handle is its look. */
export const BulmaDragHandle = forwardRef<HTMLSpanElement, DragHandleProps>(function BulmaDragHandle(props, ref) {
  const { className = '', label, title, testID } = props;
  return (
    <span ref={ref} data-testid={testID} className={`icon ${className}`} title={title} role="img" aria-label={title}>
      {label}
    </span>
  );
});
