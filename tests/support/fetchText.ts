import { expect, type APIRequestContext } from '@playwright/test';

/** Text of a file; asserts status 200 and the type. */
export async function fetchText(request: APIRequestContext, path: string, type: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toBe(`${type}; charset=utf-8`);
  return response.text();
}
