import { useContext, type ReactNode } from 'react';
import { QueryBuilderDndWithoutProvider } from '@react-querybuilder/dnd';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { QueryBuilderContext } from 'react-querybuilder';
import { MovableRuleGroup, MoveHandle } from './MoveHandle';
import './dragAndDrop.css';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

/** The backend takes all that is dropped; text belongs to the field that it is dropped in. */
function leaveTextToField(event: DragEvent) {
  const { target, dataTransfer } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField && dataTransfer?.types.includes('text/plain')) event.stopImmediatePropagation();
}

// Before the backend adds its own listeners.
if (typeof window !== 'undefined')
  for (const type of ['dragenter', 'dragover', 'drop'] as const) window.addEventListener(type, leaveTextToField, true);

/** A finger moves a little while it taps. */
const TAP_PX = 8;

/** Touch screens have no drag events. */
const isTouch = () => typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches;

/** Lets rules and groups be moved by mouse, by finger, by keyboard and by click. */
export function DragAndDrop({ children }: { children: ReactNode }) {
  const context = useContext(QueryBuilderContext);
  const controlElements = { ...context.controlElements, dragHandle: MoveHandle, ruleGroup: MovableRuleGroup };
  return (
    <ReactDnD.DndProvider
      {...(isTouch()
        ? { backend: TouchBackend, options: { touchSlop: TAP_PX } }
        : { backend: ReactDndHtml5Backend.HTML5Backend })}
    >
      <QueryBuilderContext.Provider value={{ ...context, controlElements, enableDragAndDrop: true }}>
        <QueryBuilderDndWithoutProvider dnd={dnd}>{children}</QueryBuilderDndWithoutProvider>
      </QueryBuilderContext.Provider>
    </ReactDnD.DndProvider>
  );
}
