import { createElement, Fragment, memo, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { Example } from './Example';
import { nativeElement } from './nativeElement';
import { isVoid, toHtml } from './toHtml';
import type { DocumentElement, DocumentNode } from './types';
import { useBeginning } from './useBeginning';
import { useCopyButtons } from './useCopyButtons';
import { usePageLinks } from './usePageLinks';
import { useTabs } from './useTabs';
import { useWrapButtons } from './useWrapButtons';
import * as styles from './Document.module.css';
import './api.css';
import './code.css';

/** Whether React has to render something of an element: a live example, or a prop that is no attribute. */
function needsReact([name, props, ...content]: DocumentElement): boolean {
  return (
    name === 'Example' ||
    Object.values(props ?? {}).some((value) => typeof value === 'object' && value !== null) ||
    content.some((node) => typeof node !== 'string' && needsReact(node))
  );
}

/** Renders the nodes of a document. */
function renderNodes(nodes: readonly DocumentNode[]): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : <Fragment key={index}>{renderElement(node)}</Fragment>,
  );
}

function renderElement(element: DocumentElement): ReactNode {
  const [name, props, ...children] = element;
  if (name === 'Example')
    return (
      // The compiler checks the props of every component.
      <Example {...(props as unknown as ComponentProps<typeof Example>)}>
        {children.length > 0 && renderNodes(children)}
      </Example>
    );
  const [tag, nativeProps, ...content] = nativeElement(element);
  const { html = null, ...attributes } = nativeProps ?? {};
  if (isVoid(tag)) return createElement(tag, attributes);
  if (html === null && needsReact(element)) return createElement(tag, attributes, renderNodes(content));
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: html ?? toHtml(content, nativeElement) },
  });
}

/**
 * A page's text. It never changes while the page is shown, so what happens around it does not render it again. What is
 * not live in it is HTML, of which React knows nothing: to take over a page of thousands of elements takes it no time.
 */
export const Document = memo(function Document({ tree }: { tree: readonly DocumentNode[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const nodes = useBeginning(tree);
  usePageLinks(ref, nodes);
  useTabs(ref, nodes);
  useCopyButtons(ref);
  useWrapButtons(ref, nodes);
  const rendered = useMemo(() => renderNodes(nodes), [nodes]);
  return (
    <div ref={ref} className={styles.document} data-folds="">
      {rendered}
    </div>
  );
});
