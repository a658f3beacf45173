import { createElement, Fragment, memo, type ComponentType, type ReactNode } from 'react';
import { Admonition, Title } from './Admonition';
import { Code } from './Code';
import { DocumentLink } from './DocumentLink';
import { Example } from './Example';
import { Tabs } from './Tabs';
import type { DocumentElement, DocumentNode } from './types';
import * as styles from './Document.module.css';
import './api.css';
import './code.css';

// The compiler checks the props of every component, so the map may take them as they come.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const COMPONENTS: Record<string, ComponentType<any>> = { Admonition, Code, Example, Link: DocumentLink, Tabs, Title };

/** Renders the nodes of a document. */
export function renderNodes(nodes: readonly DocumentNode[]): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : <Fragment key={index}>{renderElement(node)}</Fragment>,
  );
}

function renderElement([name, props, ...children]: DocumentElement): ReactNode {
  if (name === 'Tabs')
    return (
      <Tabs
        {...(props as { id: string; group: string | null })}
        panels={children as DocumentElement[]}
        render={renderNodes}
      />
    );
  const rendered = children.length > 0 ? renderNodes(children) : undefined;
  return createElement(COMPONENTS[name] ?? name, props, rendered);
}

/** A page's text. It never changes while the page is shown, so what happens around it does not render it again. */
export const Document = memo(function Document({ tree }: { tree: readonly DocumentNode[] }) {
  return <div className={styles.document}>{renderNodes(tree)}</div>;
});
