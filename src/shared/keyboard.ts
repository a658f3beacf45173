const NO_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether an element takes the keys that are typed, so that they are no shortcuts. */
export const takesText = (element: HTMLElement): boolean =>
  element.tagName === 'INPUT'
    ? !NO_TEXT.test((element as HTMLInputElement).type)
    : element.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(element.tagName);

/** The letter of a key; on a layout without Latin letters, that of its place. */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
