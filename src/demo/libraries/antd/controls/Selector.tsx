import { AntDValueSelector } from '@react-querybuilder/antd';
import type { VersatileSelectorProps } from 'react-querybuilder';

/** The adapter's selector, named by its title. A multi-select would have no width before the first choice. */
export function Selector(props: VersatileSelectorProps) {
  return (
    <AntDValueSelector
      {...props}
      rule={undefined}
      aria-label={props.title}
      style={props.multiple ? { minWidth: '10rem', maxWidth: '100%' } : undefined}
    />
  );
}
