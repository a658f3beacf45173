import { Component, type ReactNode } from 'react';

interface BeforeChangeProps {
  /** What may change. */
  of: unknown;
  /** Called when it has, just before what is in here follows; calls what it returns just after. */
  call: () => () => void;
  children: ReactNode;
}

/** Has something done just before and just after its content changes in the page, of which only a class is told. */
export class BeforeChange extends Component<BeforeChangeProps> {
  override getSnapshotBeforeUpdate({ of }: BeforeChangeProps): (() => void) | null {
    return of === this.props.of ? null : this.props.call();
  }

  override componentDidUpdate(_props: BeforeChangeProps, _state: unknown, after: (() => void) | null) {
    // Behind what effects of a library render once more in the same step.
    if (after) queueMicrotask(after);
  }

  override render() {
    return this.props.children;
  }
}
