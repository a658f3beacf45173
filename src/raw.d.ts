/** The text of a file: see src/gatsby/webpack/onCreateWebpackConfig. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The texts of a file and of those that it imports nearby, by their paths in an app. */
declare module '*?sources' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
