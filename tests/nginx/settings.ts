/**
 * Where nginx serves the built site; `scripts/test/nginx.ts` starts it and says so.
 *
 * @throws Error when it does not run
 */
export function nginxOrigin(): string {
  const origin = process.env.NGINX_ORIGIN;
  if (!origin) throw new Error('These tests need nginx: run npm run e2e:nginx');
  return origin;
}
