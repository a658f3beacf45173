/** Origin of the nginx that `scripts/test/nginx.ts` started. Throws Error if NGINX_ORIGIN is not set. */
export function nginxOrigin(): string {
  const origin = process.env.NGINX_ORIGIN;
  if (!origin) throw new Error('These tests need nginx: run npm run e2e:nginx');
  return origin;
}
