import { memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { followPageLink, prefetchPageLink } from '../../runtime/pageLinks';
import { opensAtTop } from '../../runtime/scroll';
import { TEXT_ATTRIBUTE } from '../../shared/pageData';
import { withPreviews } from '../live/withPreviews';
import { useExamples } from './useExamples';
import { useSampleButtons } from './useSampleButtons';
import { useTabs } from './useTabs';
import '../live/island.css';
import '../../ui/codeBlock.css';
import '../../ui/tabs.css';
import './tabs.css';
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
  useFirstScreen(ref, html);
  usePageLinks(ref, html);
  useTabs(ref, html);
  useSampleButtons(ref, html);
  useExamples(ref, html);
  return (
    <>
      <div
        ref={ref}
        className={styles.document}
        {...{ [TEXT_ATTRIBUTE]: '' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: withPreviews(html) }}
      />
      {/* Marks the end of the text, so that CSS knows that its HTML is complete. */}
      <span hidden />
    </>
  );
});

/** Shows the start of the next page at once. The rest, whose layout takes most of the time, follows in the next frame. */
function useFirstScreen(ref: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    const text = ref.current;
    if (!text || document.documentElement.dataset.hydrated === undefined || !opensAtTop()) return undefined;
    const showRest = () => delete text.dataset.firstScreen;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(showRest);
    });
    text.dataset.firstScreen = '';
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      showRest();
    };
  }, [ref, html]);
}

const onLink = (act: (event: MouseEvent, link: HTMLAnchorElement) => void) => (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-page]');
  if (link) act(event, link);
};

const follow = onLink((event, link) => followPageLink(event, link));
const hover = onLink((_, link) => prefetchPageLink(link));

/** Makes page links in static HTML behave like `PageLink`: client-side navigation and prefetch. */
function usePageLinks(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('click', follow);
    element?.addEventListener('mouseover', hover);
    return () => {
      element?.removeEventListener('click', follow);
      element?.removeEventListener('mouseover', hover);
    };
  }, [ref, html]);
}
