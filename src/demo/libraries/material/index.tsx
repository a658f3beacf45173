import { useMemo } from 'react';
import { createTheme, ScopedCssBaseline, ThemeProvider } from '@mui/material';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { EmotionOutlet } from '../EmotionOutlet';
import { LibraryRoot } from '../LibraryRoot';
import { LibraryTranslations } from '../LibraryTranslations';
import type { LibraryProviderProps } from '../types';
import { controlElements, muiComponents, translations } from './controls';

/** MUI 5: styles are generated from a theme at run time. */
export default function MaterialProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <LibraryRoot>
      {(outlet) => (
        <EmotionOutlet name="mui" outlet={outlet}>
          <MaterialTheme colorMode={colorMode} outlet={outlet}>
            <LibraryTranslations.Provider value={translations}>
              <QueryBuilderMaterial controlElements={controlElements} muiComponents={muiComponents}>
                {children}
              </QueryBuilderMaterial>
            </LibraryTranslations.Provider>
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
        // The scroll lock of a pop-up would change the style of the page's body.
        components: { MuiPopover: { defaultProps: { container: outlet, disableScrollLock: true } } },
      }),
    [colorMode, outlet],
  );
  return (
    <ThemeProvider theme={theme}>
      <ScopedCssBaseline sx={{ flexGrow: 1, borderRadius: 'inherit' }}>{children}</ScopedCssBaseline>
    </ThemeProvider>
  );
}
