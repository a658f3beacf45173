import { expect, type APIRequestContext } from '@playwright/test';

/** The text of a file of the site, which must be there and be of this type. */
export async function fetchText(request: APIRequestContext, path: string, type: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe(`${type}; charset=utf-8`);
  return response.text();
}
