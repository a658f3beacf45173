import type { List, Paragraph, PhrasingContent, Root } from 'mdast';
import { toMarkdown as print } from 'mdast-util-to-markdown';
import { markdownPath } from '../../shared/navigation/markdownPath';
import type { NavigationLink } from '../../shared/navigation/types';
import { cutAtHeadings, headingsOf } from './cutAtHeadings';
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

interface TwinFile {
  path: string;
  text: string;
}

/** What tools read of a page at once; longer twins are cut. */
export const MAX_CHARACTERS = 100_000;

/** Room for what a part begins with. */
const MAX_TEXT_CHARACTERS = MAX_CHARACTERS - 4_000;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const link = (label: string, url: string): PhrasingContent => ({ type: 'link', url, children: [text(label)] });

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/**
 * The markdown files of a page, one unless it is very long. Each begins with what it is about: title, description,
 * version, addresses of the page, of the index and of its twins in other versions, and the other parts.
 */
export function twinFiles(
  { title, description, path, markdown, subject, others = [] }: Twin,
  site: string,
): TwinFile[] {
  const texts = cutAtHeadings(markdown, MAX_TEXT_CHARACTERS);
  const files = texts.map((_, index) => markdownPath(path, index + 1));
  const about: Root['children'] = [
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
  ];
  return texts.map((content, index) => {
    const part: Root['children'] =
      texts.length > 1
        ? [paragraph(text(`Part ${index + 1} of ${texts.length} of a long page:`)), outline(texts, files, site)]
        : [];
    const start: Root = {
      type: 'root',
      children: [{ type: 'heading', depth: 1, children: [text(title)] }, ...about, ...part],
    };
    return { path: files[index] ?? '', text: [print(start, STYLE), content].filter(Boolean).join('\n') };
  });
}

/** The headings of each part. */
const outline = (texts: readonly string[], files: readonly string[], site: string): List => ({
  type: 'list',
  spread: false,
  children: texts.map((part, index) => ({
    type: 'listItem',
    children: [
      paragraph(
        link(`Part ${index + 1}`, `${site}${files[index]}`),
        text(`: ${headingsOf(part).join(', ') || 'the rest'}.`),
      ),
    ],
  })),
});
