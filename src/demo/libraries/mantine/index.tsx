import { useMemo } from 'react';
import { createTheme, MantineProvider, Portal } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import { LibraryRoot } from '../LibraryRoot';
import type { LibraryProviderProps } from '../types';

/** Its style sheet finds the mode on an element inside the scope: the root of the library. */
const ROOT = '[data-library="mantine"] > [data-mantine-color-scheme]';

/** Mantine 7: a style sheet, with variables made from a theme. */
export default function MantineLibraryProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <LibraryRoot data-mantine-color-scheme={colorMode}>
      {(outlet) => (
        <MantineInOutlet colorMode={colorMode} outlet={outlet}>
          {children}
        </MantineInOutlet>
      )}
    </LibraryRoot>
  );
}

function MantineInOutlet({ colorMode, outlet, children }: LibraryProviderProps & { outlet: HTMLElement | undefined }) {
  const theme = useMemo(
    () => createTheme({ components: { Portal: Portal.extend({ defaultProps: { target: outlet } }) } }),
    [outlet],
  );
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={colorMode}
      cssVariablesSelector={ROOT}
      getRootElement={() => outlet?.parentElement ?? undefined}
      withGlobalClasses={false}
    >
      <QueryBuilderMantine>{children}</QueryBuilderMantine>
    </MantineProvider>
  );
}
