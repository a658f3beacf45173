import { MantineActionElement } from '@react-querybuilder/mantine';
import type { ActionProps } from 'react-querybuilder';

/** The adapter uses the primary colour for every button; only one of a group should have it. */
export function SecondaryButton(props: ActionProps) {
  return <MantineActionElement {...props} variant="default" px="xs" />;
}
