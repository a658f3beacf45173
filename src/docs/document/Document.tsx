import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { deferFolds, layOutFolds } from '../../runtime/folds';
import { listen } from '../../runtime/listen';
import { followPageLink, prefetchPageLink } from '../../runtime/pageLinks';
import { opensAtTop } from '../../runtime/scroll';
import { firstScreen } from '../../shared/firstScreen';
import { isFilePath } from '../../shared/navigation/sitePath';
import { TEXT_ATTRIBUTE } from '../../shared/pageData';
import { withPreviews } from '../live/withPreviews';
import { useExampleLink } from './useExampleLink';
import { useExamples } from './useExamples';
import { useReference } from './useReference';
import { useSampleButtons } from './useSampleButtons';
import { useTabs } from './useTabs';
import '../live/island.css';
import '../../ui/codeBlock.css';
import '../../ui/liveExample.css';
import '../../ui/tabs.css';
import './tabs.css';
import './example.css';
import * as styles from './Document.module.css';
import './api.css';
import './code.css';

/** The element of a text that is not whole yet: what is done to it would be done again a frame later. */
const NOT_YET: RefObject<HTMLElement | null> = { current: null };

/**
 * A page's text. React treats it as opaque HTML, so hydrating a page with thousands of elements costs nothing; the
 * hooks add behavior to its elements.
 */
export const Document = memo(function Document({ html, version }: { html: string; version?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const isWhole = useIsWhole(ref);
  const shown = isWhole ? html : firstScreen(html);
  useTabs(ref, shown);
  const whole = isWhole ? ref : NOT_YET;
  usePageLinks(whole, shown);
  useSampleButtons(whole, shown);
  useExamples(whole, shown);
  useExampleLink(whole, shown);
  useReference(whole, shown, version);
  return (
    <>
      <div
        ref={ref}
        className={styles.document}
        {...{ [TEXT_ATTRIBUTE]: '' }}
        // Keeps the footer off the screen.
        style={isWhole ? undefined : { minHeight: '100vh' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: withPreviews(shown) }}
      />
      {/* Marks the end of the text, so that CSS knows that its HTML is complete. */}
      <span hidden />
    </>
  );
});

/**
 * False for the first frame of a page that the reader moves to. Parsing and laying out a long text would take most of
 * the time until that frame, which needs only the first screen. The rest comes after it, and is laid out fold by fold.
 */
function useIsWhole(ref: RefObject<HTMLElement | null>): boolean {
  const [isWhole, setIsWhole] = useState(() => !isNextPage() || !opensAtTop());
  const focused = useRef(-1);
  useEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        focused.current = [...elementsIn(ref)].findIndex((element) => element === document.activeElement);
        deferFolds();
        setIsWhole(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ref, isWhole]);
  useEffect(() => {
    if (!isWhole) return;
    // The whole text begins with the same elements, which are new.
    const element = elementsIn(ref)[focused.current];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    void layOutFolds();
  }, [ref, isWhole]);
  return isWhole;
}

const elementsIn = ({ current }: RefObject<HTMLElement | null>) => current?.getElementsByTagName('*') ?? [];

const isNextPage = () => typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;

const onLink = (act: (event: MouseEvent, link: HTMLAnchorElement) => void) => (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (link && !isFilePath(link.pathname)) act(event, link);
};

const follow = onLink((event, link) => followPageLink(event, link));
// A pointer crosses many of the links in a sample.
const hover = onLink((_, link) => link.closest('pre') ?? prefetchPageLink(link));

/** Makes page links in static HTML behave like `PageLink`: client-side navigation and prefetch. */
function usePageLinks(ref: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => (ref.current ? listen(ref.current, { click: follow, mouseover: hover }) : undefined), [ref, html]);
}
