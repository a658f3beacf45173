import { useMemo, type ComponentProps } from 'react';
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { EmotionOutlet } from '../EmotionOutlet';
import { LibraryRoot } from '../LibraryRoot';
import type { LibraryProviderProps } from '../types';
import { LabelledCheckbox, LabelledInput, LabelledSelector, LabelledValueEditor } from './LabelledControls';

const controlElements = {
  combinatorSelector: LabelledSelector,
  fieldSelector: LabelledSelector,
  operatorSelector: LabelledSelector,
  valueSourceSelector: LabelledSelector,
  valueEditor: LabelledValueEditor,
};

/** Its type asks for all of them; the adapter takes what is missing from MUI. */
const muiComponents = { Checkbox: LabelledCheckbox, Input: LabelledInput } as ComponentProps<
  typeof QueryBuilderMaterial
>['muiComponents'];

/** MUI 5: styles made at run time from a theme. */
export default function MaterialProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <LibraryRoot>
      {(outlet) => (
        <EmotionOutlet name="mui" outlet={outlet}>
          <MaterialTheme colorMode={colorMode} outlet={outlet}>
            <QueryBuilderMaterial controlElements={controlElements} muiComponents={muiComponents}>
              {children}
            </QueryBuilderMaterial>
          </MaterialTheme>
        </EmotionOutlet>
      )}
    </LibraryRoot>
  );
}

function MaterialTheme({ colorMode, outlet, children }: LibraryProviderProps & { outlet: HTMLElement | undefined }) {
  const theme = useMemo(
    () =>
      createTheme({
        palette: { mode: colorMode },
        components: { MuiPopover: { defaultProps: { container: outlet } } },
      }),
    [colorMode, outlet],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
