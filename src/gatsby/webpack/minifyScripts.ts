import TerserPlugin from 'terser-webpack-plugin';

const ECMA = 2020;

/**
 * SWC takes an eighth of the time of Gatsby's Terser and produces 0.4% fewer bytes, 2% fewer in the part that every
 * page loads.
 */
export const minifyScripts = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: ECMA, compress: { ecma: ECMA, passes: 2 }, mangle: true, format: { comments: false } },
  });
