import { MaterialValueSelector } from '@react-querybuilder/material';
import type { VersatileSelectorProps } from 'react-querybuilder';

/** The adapter's selector, named by its title. */
export function Selector(props: VersatileSelectorProps) {
  return <MaterialValueSelector {...props} rule={undefined} inputProps={{ 'aria-label': props.title }} />;
}
