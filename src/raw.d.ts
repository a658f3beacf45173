/** The text of a file: see src/gatsby/webpack/onCreateWebpackConfig. */
declare module '*?raw' {
  const text: string;
  export default text;
}
