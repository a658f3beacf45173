import { useMemo } from 'react';
import { createTheme, ScopedCssBaseline, ThemeProvider } from '@mui/material';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { EmotionOutlet } from '../EmotionOutlet';
import { LibraryRoot } from '../LibraryRoot';
import type { LibraryProviderProps } from '../types';
import { controlElements, muiComponents } from './controls';

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
        // A pop-up must not keep the page from scrolling: that would change the style of its body.
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
