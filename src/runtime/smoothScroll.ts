const SMOOTHING = 0.85;

/** Scrolls to the top frame by frame, or at once with reduced motion. Scrolling down cancels it. Returns what does too. */
export function smoothScrollToTop(): () => void {
  const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroll(0);
    return () => undefined;
  }
  let frame = 0;
  let expected = window.scrollY;
  const step = () => {
    const current = window.scrollY;
    if (current > expected + 1) return;
    expected = Math.max(0, Math.floor(current * SMOOTHING));
    scroll(expected);
    if (expected > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
