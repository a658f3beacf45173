import { useEffect, useMemo } from 'react';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { QueryBuilderAntD } from '@react-querybuilder/antd';
import { ConfigProvider, theme } from 'antd';
import { LibraryRoot } from '../LibraryRoot';
import type { LibraryProviderProps } from '../types';
import { controlElements } from './controlElements';

const ALGORITHMS = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm };

/** The one style that antd's icons write into the head, outlet or not. */
const ICON_STYLE = 'style[rc-util-key="@ant-design-icons"]';

/** Ant Design 5: styles made at run time from a theme. */
export default function AntDProvider({ colorMode, children }: LibraryProviderProps) {
  const cache = useMemo(() => createCache(), []);
  useEffect(() => () => document.head.querySelector(ICON_STYLE)?.remove(), []);
  return (
    <LibraryRoot>
      {(outlet) => (
        <StyleProvider cache={cache} container={outlet}>
          <ConfigProvider
            theme={{ algorithm: ALGORITHMS[colorMode] }}
            getPopupContainer={() => outlet ?? document.body}
          >
            <QueryBuilderAntD controlElements={controlElements}>{children}</QueryBuilderAntD>
          </ConfigProvider>
        </StyleProvider>
      )}
    </LibraryRoot>
  );
}
