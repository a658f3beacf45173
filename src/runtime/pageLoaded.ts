/** Resolves just after the load event. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => setTimeout(resolve), { once: true });
  });
}
