/** Whether a popover is open. Browsers that know none show it as a part of the page, and throw when asked for open ones. */
export const isPopoverOpen = (element: Element): boolean =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open');
