import { z } from 'zod';

/** Port at which the built site is served if PORT names no other. */
const DEFAULT_PORT = 9000;

const address = z.url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' });

const schema = z.object({
  /** Port of the built site; 0 for any that is free. */
  PORT: z
    .string()
    .refine((port) => /^\d+$/.test(port) && Number(port) <= 65_535, 'expected a number from 0 to 65535')
    .transform(Number)
    .default(DEFAULT_PORT),
  /** Address of the site, for canonical links. Netlify sets URL. */
  SITE_URL: address.optional(),
  URL: address.optional(),
  /** Netlify's deploy context, such as `production` or `deploy-preview`, and the address of a non-production deploy. */
  CONTEXT: z.string().optional(),
  DEPLOY_PRIME_URL: address.optional(),
  /** Path under which the site is served, such as /docs-site. */
  PATH_PREFIX: z
    .string()
    .regex(/^(?:\/[\w.-]+)*$/, 'expected a path such as /site')
    .default(''),
  /** Without it, nothing is measured. */
  GTAG_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9-]+$/, 'expected an id such as G-ABC123')
    .optional(),
  /** Address of the folder that contains content/, for edit links. */
  EDIT_URL: address.optional(),
  /** Algolia search: all three, or none for the site's own index. They are exposed to the browser. */
  GATSBY_ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'expected an application id such as ABCDE12345')
    .optional(),
  GATSBY_ALGOLIA_SEARCH_KEY: z.string().optional(),
  GATSBY_ALGOLIA_INDEX: z.string().optional(),
  /** Results whose address matches open there; other addresses become paths of the site. */
  GATSBY_ALGOLIA_EXTERNAL_URL_REGEX: z.string().refine(isPattern, 'expected a regular expression').optional(),
});

const HOSTED_SEARCH = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX'] as const;

export const SEARCH_VARIABLES = [...HOSTED_SEARCH, 'GATSBY_ALGOLIA_EXTERNAL_URL_REGEX'] as const;

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

interface HostedSearch {
  appId: string;
  index: string;
}

export interface Environment {
  port: number;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Whether this is a preview or branch deploy, which search engines should not index. */
  isPreview: boolean;
  pathPrefix: string;
  gtagId?: string;
  editUrl?: string;
  /** Undefined when the site uses its own search index. */
  hostedSearch?: HostedSearch;
}

/** All settings are optional, so that a fork builds without any. Throws Error that names the invalid variable. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`Environment variable ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { PORT, SITE_URL, URL, CONTEXT, DEPLOY_PRIME_URL, PATH_PREFIX, GTAG_ID, EDIT_URL } = result.data;
  const isPreview = CONTEXT !== undefined && CONTEXT !== 'production';
  const siteUrl =
    (isPreview ? DEPLOY_PRIME_URL : undefined) ?? SITE_URL ?? URL ?? `http://localhost:${PORT || DEFAULT_PORT}`;
  return {
    port: PORT,
    siteUrl: siteUrl.replace(/\/+$/, ''),
    isPreview,
    pathPrefix: PATH_PREFIX,
    gtagId: GTAG_ID,
    editUrl: EDIT_URL?.replace(/\/+$/, ''),
    hostedSearch: hostedSearch(result.data),
  };
}

/** Base of paths in texts that are read outside the site: `https://site.example/prefix`. */
export const siteBase = ({ siteUrl, pathPrefix }: Pick<Environment, 'siteUrl' | 'pathPrefix'>): string =>
  `${siteUrl}${pathPrefix}`;

function hostedSearch(variables: z.infer<typeof schema>): HostedSearch | undefined {
  const missing = HOSTED_SEARCH.filter((name) => !variables[name]);
  if (missing.length === HOSTED_SEARCH.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Environment variable ${missing.join(' and ')}: missing; ${HOSTED_SEARCH.join(', ')} are set together or not at all`,
    );
  }
  const { GATSBY_ALGOLIA_APP_ID: appId = '', GATSBY_ALGOLIA_INDEX: index = '' } = variables;
  return { appId, index };
}
