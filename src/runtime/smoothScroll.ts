const SCROLL_SMOOTHING = 0.85;

/** The scroll position in px of the next frame. */
export const nextScrollPosition = (current: number, target: number): number =>
  Math.floor((current - target) * SCROLL_SMOOTHING) + target;

/**
 * Scrolls up frame by frame, or at once with reduced motion. `target` is in px. Returns a function that cancels it;
 * scrolling down cancels it too.
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
