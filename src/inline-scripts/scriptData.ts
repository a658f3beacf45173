/** The running script's `data-` attributes: the values that differ between pages. */
export const scriptData = (): DOMStringMap => (document.currentScript as HTMLScriptElement).dataset;
