import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';

interface Request {
  context: string;
  request: string;
}

/** Gatsby replaces modules of these packages, which works only in the bundle. */
const OF_GATSBY = /[\\/]node_modules[\\/](?:@gatsbyjs|gatsby[^\\/]*)[\\/]/;

/** Resolved script by folder and request, because many files of a folder import the same packages. */
const known = new Map<string, string | undefined>();

/**
 * Makes package scripts external in the server bundle, because bundling them is most of its work. Packages for which
 * Node.js resolves no script are bundled.
 */
export function externalPackages(
  { context, request }: Request,
  answer: (error?: null, external?: string) => void,
): void {
  const file = isAbsolute(request) || request.startsWith('.') ? undefined : knownScriptOf(context, request);
  if (file) answer(null, `commonjs ${file}`);
  else answer();
}

function knownScriptOf(folder: string, request: string): string | undefined {
  const key = `${folder} ${request}`;
  if (!known.has(key)) known.set(key, scriptOf(folder, request));
  return known.get(key);
}

function scriptOf(folder: string, request: string): string | undefined {
  try {
    const file = createRequire(join(folder, 'index.js')).resolve(request);
    return /\.[cm]?js$/.test(file) && !OF_GATSBY.test(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
