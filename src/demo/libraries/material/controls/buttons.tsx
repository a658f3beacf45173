import { MaterialActionElement } from '@react-querybuilder/material';
import type { ActionWithRulesProps } from 'react-querybuilder';

/** MUI's minimum width is too wide for a single letter. */
const narrow = { minWidth: 0 };

/** The adapter uses the secondary colour for every button; the first of a group gets the primary one. */
export const PrimaryButton = (props: ActionWithRulesProps) => (
  <MaterialActionElement {...props} color="primary" sx={narrow} />
);

export const NeutralButton = (props: ActionWithRulesProps) => (
  <MaterialActionElement {...props} color="inherit" sx={narrow} />
);
