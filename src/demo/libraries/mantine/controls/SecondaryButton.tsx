import { MantineActionElement } from '@react-querybuilder/mantine';
import type { ActionProps } from 'react-querybuilder';

/** The adapter has every button in the primary colour, which is for one of a group. */
export function SecondaryButton(props: ActionProps) {
  return <MantineActionElement {...props} variant="default" px="sm" />;
}
