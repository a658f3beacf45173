import { MaterialActionElement } from '@react-querybuilder/material';
import type { ActionWithRulesProps } from 'react-querybuilder';

/** As wide as its label; MUI would have one of a single letter as wide as a word. */
const narrow = { minWidth: 0 };

/** The adapter has every button in the secondary colour; here the first of a group has the primary one. */
export const PrimaryButton = (props: ActionWithRulesProps) => (
  <MaterialActionElement {...props} color="primary" sx={narrow} />
);

/** A button in the colour of the text. */
export const NeutralButton = (props: ActionWithRulesProps) => (
  <MaterialActionElement {...props} color="inherit" sx={narrow} />
);
