interface Part {
  /** Its address on the development server. */
  data: string;
  /** Whether it is compiled. */
  active: boolean;
  onError: (error: unknown) => void;
}

/** Has the development server compile a part of the site, which then arrives as a hot update. Webpack names it so. */
export function keepAlive({ data, active, onError }: Part): () => void {
  if (!active) void fetch(data).catch(onError);
  return () => undefined;
}
