import { forwardRef } from 'react';
import { MaterialDragHandle } from '@react-querybuilder/material';
import type { DragHandleProps } from 'react-querybuilder';

/** The adapter's handle, with its icon named by its title. */
export const DragHandle = forwardRef<HTMLSpanElement, DragHandleProps>(function DragHandle({ path, ...props }, ref) {
  return <MaterialDragHandle {...props} path={path} ref={ref} titleAccess={props.title} />;
});
