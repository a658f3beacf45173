import { AntDActionElement } from '@react-querybuilder/antd';
import type { ActionWithRulesProps } from 'react-querybuilder';

/** The adapter uses the primary colour for every button; only one of a group should have it. */
export function SecondaryButton(props: ActionWithRulesProps) {
  return <AntDActionElement {...props} type="default" />;
}
