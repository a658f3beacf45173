/** What the page of a demo asks for, in src/templates/demo.tsx. */
export type DemoLibrary = NonNullable<Queries.DemoQuery['library']>;

export type DemoLink = Queries.DemoQuery['allLibrary']['nodes'][number];
