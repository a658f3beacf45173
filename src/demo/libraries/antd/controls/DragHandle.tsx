import { forwardRef } from 'react';
import { AntDDragHandle } from '@react-querybuilder/antd';
import type { DragHandleProps } from 'react-querybuilder';

/** The adapter's handle, named by its title instead of by its icon. */
export const DragHandle = forwardRef<HTMLSpanElement, DragHandleProps>(function DragHandle(props, ref) {
  return <AntDDragHandle {...props} ref={ref} aria-label={props.title} />;
});
