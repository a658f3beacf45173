import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { toMarkdown as print } from 'mdast-util-to-markdown';
import { markdownPath } from '../../shared/navigation/markdownPath';
import type { NavigationLink } from '../../shared/navigation/types';
import { STYLE } from './toMarkdown';

export interface Twin {
  title: string;
  description: string;
  path: string;
  markdown: string;
  /** Such as `Version v5.x, react-querybuilder 5.4.1`; undefined outside the documentation. */
  subject?: string;
  /** The same page in the other versions. */
  others?: readonly NavigationLink[];
}

/** What tools read of a page at once. */
export const MAX_CHARACTERS = 100_000;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const link = (label: string, url: string): PhrasingContent => ({ type: 'link', url, children: [text(label)] });

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/**
 * The markdown of a page. It begins with what it is about: title, description, version, addresses of the page, of the
 * index and of its twins in other versions.
 */
export function twinText({ title, description, path, markdown, subject, others = [] }: Twin, site: string): string {
  const start: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      { type: 'blockquote', children: [paragraph(text(description))] },
      paragraph(
        ...(subject ? [text(`${subject}. `)] : []),
        text('Page: '),
        link(`${site}${path}`, `${site}${path}`),
        text('. Index of all pages: '),
        link(`${site}/llms.txt`, `${site}/llms.txt`),
        text('.'),
      ),
      ...(others.length > 0
        ? [
            paragraph(
              text('In other versions: '),
              ...others.flatMap(({ label, path: other }, index) => [
                ...(index > 0 ? [text(', ')] : []),
                link(label, `${site}${markdownPath(other)}`),
              ]),
              text('.'),
            ),
          ]
        : []),
    ],
  };
  return [print(start, STYLE), markdown].filter(Boolean).join('\n');
}
