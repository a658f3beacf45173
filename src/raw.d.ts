/** The text of a file: see src/build/onCreateWebpackConfig. */
declare module '*?raw' {
  const text: string;
  export default text;
}
