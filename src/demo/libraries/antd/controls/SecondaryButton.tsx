import { AntDActionElement } from '@react-querybuilder/antd';
import type { ActionWithRulesProps } from 'react-querybuilder';

/** The adapter has every button in the primary colour, which is for one of a group. */
export function SecondaryButton(props: ActionWithRulesProps) {
  return <AntDActionElement {...props} type="default" />;
}
