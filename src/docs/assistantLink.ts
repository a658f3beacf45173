/** The address that asks an assistant to read a page. `template` has `{prompt}` where the question goes. */
export const assistantLink = (template: string, markdownUrl: string): string =>
  template.replace('{prompt}', encodeURIComponent(`Read ${markdownUrl}, then answer my questions about it.`));
