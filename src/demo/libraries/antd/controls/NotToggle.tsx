import { AntDNotToggle } from '@react-querybuilder/antd';
import type { NotToggleProps } from 'react-querybuilder';

/** The adapter's switch, with a label in both states. */
export function NotToggle(props: NotToggleProps) {
  return <AntDNotToggle {...props} unCheckedChildren={props.label} />;
}
