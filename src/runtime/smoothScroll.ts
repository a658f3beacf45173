/** How much of the way is left after each frame. */
const SCROLL_SMOOTHING = 0.85;

/** The position of the frame after this one, on the way from a scroll position (px) to another. */
export const nextScrollPosition = (current: number, target: number): number =>
  Math.floor((current - target) * SCROLL_SMOOTHING) + target;

/**
 * Scrolls the page up, frame by frame; at once when the reader prefers less motion.
 *
 * @param target scroll position to reach, in px
 * @returns what stops it; scrolling down stops it too
 */
export function smoothScrollUp(target: number): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: target, behavior: 'instant' });
    return () => undefined;
  }
  let frame = 0;
  let expected = window.scrollY;
  const step = () => {
    const current = window.scrollY;
    if (current > expected + 1) return;
    expected = Math.max(target, nextScrollPosition(current, target));
    window.scrollTo({ top: expected, behavior: 'instant' });
    if (expected > target) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
