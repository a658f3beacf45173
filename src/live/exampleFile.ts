/** Where a live example's file is below content/docs, without its ending: `5/_examples/intro/fields` for `5/intro/fields`. */
export const exampleFile = (id: string): string => id.replace('/', '/_examples/');
