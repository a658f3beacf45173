/** False in browsers without popovers, where `:popover-open` is an invalid selector and throws. */
export const isPopoverOpen = (element: Element): boolean =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open');
