import { forwardRef } from 'react';
import { ChakraDragHandle } from '@react-querybuilder/chakra';
import type { DragHandleProps } from 'react-querybuilder';

/** The adapter's handle without its button, which does nothing when pressed and cannot be dragged in Firefox. */
export const DragHandle = forwardRef<HTMLSpanElement, DragHandleProps>(function DragHandle(props, ref) {
  return <ChakraDragHandle {...props} ref={ref} as="span" role="img" variant="ghost" cursor="move" />;
});
