import { z } from 'zod';
import { QUERY_CHANGES } from '../../shared/migration/queryChanges';

const path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'expected a path such as /docs/intro, without a slash at its end');
const target = z
  .string()
  .regex(/^(?:\/|https:\/\/)\S*$/, 'expected a path that begins with / or an address that begins with https://');
const address = z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' });
const sentence = z
  .string()
  .trim()
  .min(40, 'expected one plain sentence of 40 to 160 characters')
  .max(160, 'expected one plain sentence of 40 to 160 characters');
const text = z.string().trim().min(1, 'expected text, not nothing');
/** A name that is a folder and a part of addresses. */
export const segment = z
  .string('expected text')
  .regex(/^[\w.-]+$/, 'expected letters, digits, ., - and _')
  .regex(/^(?!\.{1,2}$)/, 'expected a name, not . or .., which mean other folders');
const position = z.number('expected a number').positive('expected a number above 0');

/** Refuses each entry with the value of an earlier one, at its own line. */
const once =
  <T>(key: string, valueOf: (entry: T) => string) =>
  (entries: readonly T[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = valueOf(entry);
      if (!seen.has(value)) {
        seen.add(value);
        continue;
      }
      const message = `${value} again; expected each once`;
      context.addIssue({ code: 'custom', path: [index, key], message, continue: false });
    }
  };

/** `content/site.yml` */
export const siteSchema = z.strictObject({
  title: text,
  tagline: text,
  description: text,
  links: z.strictObject({ repository: address, chat: address }),
  announcement: z
    .strictObject({
      /** A new id shows the announcement again to visitors who closed the previous announcement. */
      id: z.string().regex(/^[\w-]{1,50}$/, 'expected at most 50 letters, digits, - and _'),
      text,
      link: z.strictObject({ label: text, to: target }).optional(),
    })
    .optional(),
  assistants: z
    .array(
      z.strictObject({
        label: text,
        to: address.includes('{prompt}', 'expected {prompt} where the question goes'),
      }),
    )
    .default([]),
  footer: z.array(z.strictObject({ title: text, links: z.array(z.strictObject({ label: text, to: target })) })),
});

/** `content/versions.yml` */
export const versionsSchema = z
  .strictObject({
    latest: text,
    versions: z
      .array(
        z.strictObject({
          name: segment,
          label: text,
          banner: text.optional(),
        }),
      )
      .min(1, 'expected at least one version')
      .superRefine(once('name', ({ name }) => name)),
    equivalents: z.array(z.array(text).min(2, 'expected two pages or more')).default([]),
  })
  .refine((data) => data.versions.some(({ name }) => name === data.latest), {
    path: ['latest'],
    error: 'expected the name of one of the versions below',
  });

const apiNames = z.record(text, z.array(text)).optional();

/** `content/api-history.yml`: by package, members by symbol, without any for the symbol itself. */
export const apiHistorySchema = z.record(
  text,
  z.array(
    z.strictObject({
      release: z.string().regex(/^\d+\.\d+\.\d+$/, 'expected a release such as 5.3.1'),
      recorded: z.iso.date('expected a day such as 2026-11-26'),
      added: apiNames,
      changed: apiNames,
      removed: apiNames,
    }),
  ),
);

const shortHash = z.string('expected text').regex(/^[0-9a-f]{8}$/, 'expected 8 hexadecimal digits');

/** `_runs-on.yml` in the folder of a version, which a command writes. */
export const runsOnSchema = z.strictObject({
  compared: z.array(segment),
  digest: shortHash,
  deviations: z.record(text, z.record(segment, z.record(text, z.array(shortHash).min(1, 'expected at least one')))),
});

/** `content/libraries.yml` */
export const librariesSchema = z
  .array(z.strictObject({ name: segment, path, label: text, title: text, description: sentence }))
  .superRefine(once('name', (library) => library.name))
  .superRefine(once('path', (library) => library.path));

/** `src/demo/libraries/<name>/library.json` */
export const librarySchema = z.strictObject({
  /** Files of installed packages, or of this folder when they begin with `./`, in cascade order. */
  stylesheets: z.array(text),
  /**
   * Files and folders that are searched for class names in use; rules for other classes are dropped from package style
   * sheets. Without it, all rules are kept.
   */
  classNamesIn: z.array(text).optional(),
  /** Packages that an app needs besides react, react-dom and react-querybuilder. */
  packages: z.array(text),
});

/** `content/redirects.yml` */
export const redirectsSchema = z
  .array(
    z
      .strictObject({ from: path, to: path })
      .refine(({ from, to }) => from !== to, { path: ['to'], error: 'expected another path than that of "from"' }),
  )
  .superRefine(once('from', ({ from }) => from));

/** `content/synonyms.yml`: terms of the documentation, each with the search terms of visitors. */
export const synonymsSchema = z.record(
  text,
  z
    .array(text)
    .min(1, 'expected at least one word or phrase')
    .refine(
      (said) => new Set(said.map((it) => it.toLowerCase())).size === said.length,
      'expected each word or phrase once',
    ),
);

const pageOrHeading = z
  .string('expected text')
  .regex(
    /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?$/,
    'expected a page such as api/export, or one of its headings: api/export#sql',
  );

/** `_wordings.yml` in the folder of a version: pages and headings, each with what people type to find it. */
export const wordingsSchema = z.record(pageOrHeading, z.array(text).min(1, 'expected at least one wording'));

/** `content/migrations.yml`: by version, then by name, such as `findRule` or `Schema.onRuleAdd`. */
export const migrationsSchema = (version: z.ZodString) =>
  z.record(
    version,
    z.record(
      text,
      z
        .strictObject({
          /** What does the same now. */
          becomes: text.optional(),
          fix: text.optional(),
          place: pageOrHeading,
          /** Whether it does something else, though its type is the same. */
          isBehavior: z.literal(true, 'expected true, or nothing').optional(),
        })
        .refine(({ becomes, fix }) => becomes ?? fix, 'expected what it becomes, or the fix'),
    ),
  );

/** `content/stored-queries.yml`: by version, what it reads otherwise in stored queries. */
export const storedQueriesSchema = (version: z.ZodString) =>
  z.record(version, z.partialRecord(z.enum(QUERY_CHANGES), z.strictObject({ text, place: pageOrHeading })));

/** `content/questions/*.yml`: what people ask, and the pages or headings that answer it. */
export const questionsSchema = (version: z.ZodString) =>
  z.array(
    z.strictObject({
      question: text,
      /** Where somebody asked it. */
      asked: address,
      /** What people type to find the answer. */
      phrasings: z.array(text).min(2, 'expected two phrasings or more'),
      /** What the search offers before anything is typed, after the words "I want to". */
      task: text.optional(),
      /** By version; best first. */
      answers: z.record(version, z.array(pageOrHeading).min(1, 'expected at least one page or heading')),
    }),
  );

const pageId = z
  .string('expected text')
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'expected an old name of the page in its version, such as api/export');

/** Front matter of a documentation page. */
export const docSchema = z.strictObject({
  title: text,
  description: sentence,
  sidebar_position: position,
  sidebar_label: text.optional(),
  hide_table_of_contents: z.boolean('expected true or false').default(false),
  draft: z.boolean('expected true or false').default(false),
  unlisted: z.boolean('expected true or false').default(false),
  redirect_from: z.array(pageId).default([]),
});

/** `_category_.yml` in a documentation folder. */
export const categorySchema = z.strictObject({ label: text, position, description: sentence });

/** Front matter of a stand-alone page. */
export const pageSchema = z.strictObject({ title: text, description: sentence });

export type StoredQueries = z.infer<ReturnType<typeof storedQueriesSchema>>;
export type Migrations = z.infer<ReturnType<typeof migrationsSchema>>;
export type Site = z.infer<typeof siteSchema>;
export type Question = z.infer<ReturnType<typeof questionsSchema>>[number];
export type RedirectRule = z.infer<typeof redirectsSchema>[number];
