import type { ReactNode } from 'react';
import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';

const dnd = { ...ReactDnD, ...ReactDndHtml5Backend };

export default function LoadedDragAndDrop({ children }: { children: ReactNode }) {
  return <QueryBuilderDnD dnd={dnd}>{children}</QueryBuilderDnD>;
}
