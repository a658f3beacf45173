import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';

interface Request {
  context: string;
  request: string;
}

/** Gatsby replaces modules of these packages, which works only in the bundle. */
const GATSBY_MODULE = /\/node_modules\/(?:@gatsbyjs|gatsby[^/]*)\//;

/**
 * Makes package scripts external in the server bundle, because bundling them is most of its work. Packages for which
 * Node.js resolves no script are bundled.
 */
export function externalPackages(
  { context, request }: Request,
  callback: (error?: null, external?: string) => void,
): void {
  const file = isAbsolute(request) || request.startsWith('.') ? undefined : scriptOf(context, request);
  if (file) callback(null, `commonjs ${file}`);
  else callback();
}

function scriptOf(folder: string, request: string): string | undefined {
  try {
    const file = createRequire(join(folder, 'index.js')).resolve(request);
    return /\.[cm]?js$/.test(file) && !GATSBY_MODULE.test(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
