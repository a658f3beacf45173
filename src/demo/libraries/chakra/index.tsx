import { useMemo } from 'react';
import { ColorModeContext, toCSSVar } from '@chakra-ui/react';
import { Global, ThemeProvider } from '@emotion/react';
import { QueryBuilderChakra } from '@react-querybuilder/chakra';
import { EmotionOutlet } from '../EmotionOutlet';
import { LibraryRoot } from '../LibraryRoot';
import { LibraryTranslations } from '../LibraryTranslations';
import type { LibraryProviderProps } from '../types';
import { controlElements, theme, translations } from './controls';
import * as styles from './chakra.module.css';

const computedTheme = toCSSVar(theme);

/** Scoped: Chakra's own provider writes them to every element with `data-theme`, including the site's. */
const variables = { '[data-library="chakra"] > [data-theme]': computedTheme.__cssVars };

const noop = () => undefined;

/** Chakra UI 2. ChakraProvider itself would store its own colour mode and overwrite the site's on the document. */
export default function ChakraLibraryProvider({ colorMode, children }: LibraryProviderProps) {
  const mode = useMemo(() => ({ colorMode, forced: true, toggleColorMode: noop, setColorMode: noop }), [colorMode]);
  return (
    <LibraryRoot className={styles.root} data-theme={colorMode}>
      {(outlet) => (
        <EmotionOutlet name="chakra" outlet={outlet}>
          <ColorModeContext.Provider value={mode}>
            <ThemeProvider theme={computedTheme}>
              <Global styles={variables} />
              <LibraryTranslations.Provider value={translations}>
                <QueryBuilderChakra controlElements={controlElements}>{children}</QueryBuilderChakra>
              </LibraryTranslations.Provider>
            </ThemeProvider>
          </ColorModeContext.Provider>
        </EmotionOutlet>
      )}
    </LibraryRoot>
  );
}
