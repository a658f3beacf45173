import { AntDValueSelector } from '@react-querybuilder/antd';
import type { VersatileSelectorProps } from 'react-querybuilder';

/** The adapter's selector, which puts the title around the select, named by the title as well. */
export function LabelledSelector(props: VersatileSelectorProps) {
  return <AntDValueSelector {...props} aria-label={props.title} />;
}
