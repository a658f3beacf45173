const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Escapes text content of HTML, with as few entities as possible. */
export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Escapes XML text and attribute values. */
export const escapeXml = (text: string): string => escapeText(text).replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Decodes the five XML entities and numeric character references. */
export const decodeEntities = (html: string): string =>
  html.replace(
    /&(?:#(?:x([\da-fA-F]+)|(\d+))|(amp|lt|gt|quot|apos));/g,
    (_, hex?: string, decimal?: string, name = '') => {
      if (hex || decimal) return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
      return NAMED[name] ?? '';
    },
  );
