import { memo, useRef } from 'react';
import { withPreviews } from '../live/withPreviews';
import { TEXT_ATTRIBUTE } from '../../shared/pageData';
import { useCopyButtons } from './useCopyButtons';
import { useExamples } from './useExamples';
import { usePageLinks } from './usePageLinks';
import { useTabs } from './useTabs';
import { useWrapButtons } from './useWrapButtons';
import '../live/island.css';
import './admonition.css';
import './tabs.css';
import '../../ui/sampleButtons.css';
import './example.css';
import * as styles from './Document.module.css';
import './api.css';
import './code.css';

/**
 * A page's text. React treats it as opaque HTML, so hydrating a page with thousands of elements costs nothing; the
 * hooks add behavior to its elements.
 */
export const Document = memo(function Document({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  usePageLinks(ref, html);
  useTabs(ref, html);
  useCopyButtons(ref);
  useWrapButtons(ref, html);
  useExamples(ref, html);
  return (
    <div
      ref={ref}
      className={styles.document}
      {...{ [TEXT_ATTRIBUTE]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: withPreviews(html) }}
    />
  );
});
