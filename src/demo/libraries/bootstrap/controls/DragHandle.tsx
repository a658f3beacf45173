import { forwardRef } from 'react';
import type { DragHandleProps } from 'react-querybuilder';

const COLUMNS = [6, 10];
const ROWS = [3.5, 6.5, 9.5, 12.5];

/** The icon `grip-vertical`, drawn here because the icon font is large. */
export const DragHandle = forwardRef<HTMLSpanElement, DragHandleProps>(function DragHandle({ className, title }, ref) {
  return (
    <span ref={ref} className={className} title={title}>
      <svg
        className="bi"
        width="1em"
        height="1em"
        viewBox="0 0 16 16"
        fill="currentColor"
        role="img"
        aria-label={title}
      >
        {COLUMNS.map((x) => ROWS.map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1" />))}
      </svg>
    </span>
  );
});
