/** Maximum length of a chat message, in characters: some programs cut what is longer. */
const MAX_MESSAGE_LENGTH = 2000;

/** A warning about a link that some programs cut; empty for shorter ones. */
export const longLinkWarning = (link: string): string =>
  link.length > MAX_MESSAGE_LENGTH
    ? `The link has ${link.length} characters: chat programs cut what is longer than ${MAX_MESSAGE_LENGTH}.`
    : '';
