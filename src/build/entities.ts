const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text as it stands between the tags of HTML, as short as it can be. */
export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Text as it stands in XML, between tags and in an attribute. */
export const escapeXml = (text: string): string => escapeText(text).replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What a text or an attribute of HTML says: the entities of XML, and signs by their number, are read. */
export const decodeEntities = (html: string): string =>
  html.replace(
    /&(?:#(?:x([\da-fA-F]+)|(\d+))|(amp|lt|gt|quot|apos));/g,
    (_, hex?: string, decimal?: string, name = '') => {
      if (hex || decimal) return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
      return NAMED[name] ?? '';
    },
  );
