import { z } from 'zod';

/** Stands for the address of a site when the deploy gives none. */
const LOCAL_ADDRESS = 'http://localhost:9000';

const address = z.url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' });

const schema = z.object({
  /** Address at which the site is served, for canonical links; Netlify sets URL. */
  SITE_URL: address.optional(),
  URL: address.optional(),
  /** What Netlify deploys, such as `production` or `deploy-preview`, and the address of what is none. */
  CONTEXT: z.string().optional(),
  DEPLOY_PRIME_URL: address.optional(),
  /** Path under which the site is served, such as /docs-site. */
  PATH_PREFIX: z
    .string()
    .regex(/^(?:\/[\w.-]+)*$/, 'expected a path such as /site')
    .default(''),
  /** Google Analytics id; without it nothing is measured. */
  GTAG_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9-]+$/, 'expected an id such as G-ABC123')
    .optional(),
  /** Where the sources can be edited: the address of the folder that holds content/. */
  EDIT_URL: address.optional(),
  /** The index at Algolia that answers queries: all three, or none for the site's own index. They reach the browser. */
  GATSBY_ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'expected an application id such as ABCDE12345')
    .optional(),
  GATSBY_ALGOLIA_SEARCH_KEY: z.string().optional(),
  GATSBY_ALGOLIA_INDEX: z.string().optional(),
  /** Results whose address matches lead there; those of any other become paths of the site. */
  GATSBY_ALGOLIA_EXTERNAL_URL_REGEX: z.string().refine(isPattern, 'expected a regular expression').optional(),
});

const HOSTED_SEARCH = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_SEARCH_KEY', 'GATSBY_ALGOLIA_INDEX'] as const;

/** Variables that choose and configure the search in the browser. */
export const SEARCH_VARIABLES = [...HOSTED_SEARCH, 'GATSBY_ALGOLIA_EXTERNAL_URL_REGEX'] as const;

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

/** An index at Algolia. */
export interface HostedSearch {
  appId: string;
  index: string;
}

export interface Environment {
  /** Without a slash at its end. */
  siteUrl: string;
  /** Whether this is a preview of the site or a branch, which search engines should leave out. */
  isPreview: boolean;
  pathPrefix: string;
  gtagId?: string;
  editUrl?: string;
  /** Without it the site answers queries by itself. */
  hostedSearch?: HostedSearch;
}

/**
 * The settings that a deploy may give; each has a default, so that a fork builds with none.
 *
 * @throws Error that names the variable and what was expected
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`Environment variable ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { SITE_URL, URL, CONTEXT, DEPLOY_PRIME_URL, PATH_PREFIX, GTAG_ID, EDIT_URL } = result.data;
  const isPreview = CONTEXT !== undefined && CONTEXT !== 'production';
  const siteUrl = (isPreview ? DEPLOY_PRIME_URL : undefined) ?? SITE_URL ?? URL ?? LOCAL_ADDRESS;
  return {
    siteUrl: siteUrl.replace(/\/+$/, ''),
    isPreview,
    pathPrefix: PATH_PREFIX,
    gtagId: GTAG_ID,
    editUrl: EDIT_URL?.replace(/\/+$/, ''),
    hostedSearch: hostedSearch(result.data),
  };
}

/** Where paths begin in texts that are read off the site; for one without an address that is the path prefix. */
export const textBase = ({ siteUrl, pathPrefix }: Environment): string =>
  siteUrl === LOCAL_ADDRESS ? pathPrefix : `${siteUrl}${pathPrefix}`;

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
