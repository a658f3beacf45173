const NO_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether an element takes the keys that are typed, so that they are no shortcuts. */
export const takesText = (element: HTMLElement): boolean =>
  element.tagName === 'INPUT'
    ? !NO_TEXT.test((element as HTMLInputElement).type)
    : element.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(element.tagName);
