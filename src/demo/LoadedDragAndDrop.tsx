import type { ReactNode } from 'react';
import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

/** Lets the rules and groups of the query builders in it be dragged. */
export default function LoadedDragAndDrop({ children }: { children: ReactNode }) {
  return <QueryBuilderDnD dnd={dnd}>{children}</QueryBuilderDnD>;
}
