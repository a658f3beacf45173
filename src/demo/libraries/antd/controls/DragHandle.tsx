import { forwardRef } from 'react';
import { AntDDragHandle } from '@react-querybuilder/antd';
import type { DragHandleProps } from 'react-querybuilder';

/** The adapter's handle, with its title instead of its icon as accessible name. */
export const DragHandle = forwardRef<HTMLSpanElement, DragHandleProps>(function DragHandle(props, ref) {
  return <AntDDragHandle {...props} ref={ref} aria-label={props.title} />;
});
