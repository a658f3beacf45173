import { useEffect, useMemo, type ReactNode } from 'react';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider, theme as antd } from 'antd';
import { LibraryRoot } from '../LibraryRoot';
import { LibraryTranslations } from '../LibraryTranslations';
import type { LibraryProviderProps } from '../types';
import { controlElements, theme, translations } from './controls';

const ALGORITHMS = { light: antd.defaultAlgorithm, dark: antd.darkAlgorithm };

/** antd's icons write this style into the head even if there is an outlet. */
const ICON_STYLE = 'style[rc-util-key="@ant-design-icons"]';

/** Ant Design 5: styles are generated from a theme at run time. */
export default function AntDProvider({ colorMode, children }: LibraryProviderProps) {
  const cache = useMemo(() => createCache(), []);
  useEffect(() => () => document.head.querySelector(ICON_STYLE)?.remove(), []);
  return (
    <LibraryRoot>
      {(outlet) => (
        <StyleProvider cache={cache} container={outlet}>
          <ConfigProvider
            theme={{ ...theme, algorithm: ALGORITHMS[colorMode] }}
            getPopupContainer={() => outlet ?? document.body}
          >
            <LibraryTranslations.Provider value={translations}>
              <QueryBuilderAntD controlElements={controlElements}>
                <Page>{children}</Page>
              </QueryBuilderAntD>
            </LibraryTranslations.Provider>
          </ConfigProvider>
        </StyleProvider>
      )}
    </LibraryRoot>
  );
}

function Page({ children }: { children: ReactNode }) {
  const { colorBgContainer, colorText, fontFamily, fontSize } = antd.useToken().token;
  return (
    <div
      style={{
        flexGrow: 1,
        background: colorBgContainer,
        borderRadius: 'inherit',
        color: colorText,
        fontFamily,
        fontSize,
      }}
    >
      {children}
    </div>
  );
}
