/** Path below content/docs without extension: `5/intro/fields` → `5/_examples/intro/fields`. */
export const exampleFile = (id: string): string => id.replace('/', '/_examples/');
