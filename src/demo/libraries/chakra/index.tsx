import { useMemo } from 'react';
import { ColorModeContext, ThemeProvider } from '@chakra-ui/react';
import { QueryBuilderChakra } from '@react-querybuilder/chakra';
import { EmotionOutlet } from '../EmotionOutlet';
import { LibraryRoot } from '../LibraryRoot';
import type { LibraryProviderProps } from '../types';
import { theme } from './theme';
import { ValueEditor } from './ValueEditor';
import * as styles from './chakra.module.css';

const ROOT = '[data-library="chakra"]';

const controlElements = { valueEditor: ValueEditor };

const noop = () => undefined;

/**
 * Chakra UI 2. ChakraProvider would store a colour mode of its own and write it to the document, over the site's; so its
 * parts stand here without that one.
 */
export default function ChakraLibraryProvider({ colorMode, children }: LibraryProviderProps) {
  const mode = useMemo(() => ({ colorMode, forced: true, toggleColorMode: noop, setColorMode: noop }), [colorMode]);
  return (
    <LibraryRoot className={styles.root} data-theme={colorMode}>
      {(outlet) => (
        <EmotionOutlet name="chakra" outlet={outlet}>
          <ColorModeContext.Provider value={mode}>
            <ThemeProvider theme={theme} cssVarsRoot={ROOT}>
              <QueryBuilderChakra controlElements={controlElements}>{children}</QueryBuilderChakra>
            </ThemeProvider>
          </ColorModeContext.Provider>
        </EmotionOutlet>
      )}
    </LibraryRoot>
  );
}
