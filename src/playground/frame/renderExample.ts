import type * as ReactModule from 'react';
import type { ComponentType, ReactNode } from 'react';
import type * as ReactDomClient from 'react-dom/client';
import { getRegisteredModule } from '../../shared/playground/registry';

/** `onRendered` runs after the first render and its effects; `onError` receives errors of this and later renders. */
export function renderExample(
  component: unknown,
  element: HTMLElement,
  onRendered: () => void,
  onError: (error: unknown) => void,
): void {
  const React = getRegisteredModule('react').exports as unknown as typeof ReactModule;
  const { createRoot } = getRegisteredModule('react-dom/client').exports as unknown as typeof ReactDomClient;
  const { createElement } = React;
  if (!isComponent(component)) {
    throw new TypeError('The first file must export a component by default, such as "export default function App()".');
  }

  class Boundary extends React.Component<{ children?: ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch = onError;
    override render = () => (this.state.failed ? null : this.props.children);
  }
  // Last sibling, so its effect runs last; errors of other effects are reported before the timeout.
  const Rendered = () => {
    React.useEffect(() => {
      const timer = setTimeout(onRendered);
      return () => clearTimeout(timer);
    }, []);
    return null;
  };
  createRoot(element).render(createElement(Boundary, null, createElement(component), createElement(Rendered)));
}

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
