import { useMemo } from 'react';
import { MantineProvider, Portal } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import { LibraryRoot } from '../LibraryRoot';
import type { LibraryProviderProps } from '../types';
import { controlElements, theme } from './controls';

/** Mantine's style sheet looks for the mode on an element inside the scope: the library's root. */
const ROOT = '[data-library="mantine"] > [data-mantine-color-scheme]';

const page = { background: 'var(--mantine-color-body)', color: 'var(--mantine-color-text)' };

/** Mantine 7: a style sheet, with CSS variables generated from a theme. */
export default function MantineLibraryProvider({ colorMode, children }: LibraryProviderProps) {
  return (
    <LibraryRoot data-mantine-color-scheme={colorMode} style={page}>
      {(outlet) => (
        <MantineInOutlet colorMode={colorMode} outlet={outlet}>
          {children}
        </MantineInOutlet>
      )}
    </LibraryRoot>
  );
}

function MantineInOutlet({ colorMode, outlet, children }: LibraryProviderProps & { outlet: HTMLElement | undefined }) {
  const contained = useMemo(
    () => ({
      ...theme,
      components: { ...theme.components, Portal: Portal.extend({ defaultProps: { target: outlet } }) },
    }),
    [outlet],
  );
  return (
    <MantineProvider
      theme={contained}
      forceColorScheme={colorMode}
      cssVariablesSelector={ROOT}
      getRootElement={() => outlet?.closest<HTMLElement>('[data-mantine-color-scheme]') ?? undefined}
      withGlobalClasses={false}
    >
      <QueryBuilderMantine controlElements={controlElements}>{children}</QueryBuilderMantine>
    </MantineProvider>
  );
}
