import { MISTAKES_PATH } from '../shared/mistakesPath';

/** The panel's own style, since it is above any page and must not depend on what is broken. */
const STYLE = `
  pre {
    position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 60vh; margin: 0;
    padding: 16px; overflow: auto; border-top: 4px solid #d92d20; background: #fff; color: #1d1d1f;
    font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap;
  }
`;

/** Shows an author the mistakes of content, in development, for as long as there are any. */
export function showContentMistakes(): void {
  const host = document.createElement('content-mistakes');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${STYLE}</style><pre role="alert" tabindex="0" aria-label="Mistakes in content"></pre>`;
  const panel = root.querySelector('pre');
  new EventSource(MISTAKES_PATH).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const mistakes = JSON.parse(data) as string[];
    if (panel) panel.textContent = mistakes.join('\n\n');
    if (mistakes.length > 0) document.body.append(host);
    else host.remove();
  });
}
