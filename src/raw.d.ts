/** The text of a file: see src/build/webpack/onCreateWebpackConfig. */
declare module '*?raw' {
  const text: string;
  export default text;
}
