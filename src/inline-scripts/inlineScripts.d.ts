/** Source text of the inline scripts, inserted by the bundler: see src/gatsby/inlineScripts.ts. */
declare const INLINE_SCRIPTS: Readonly<Record<'head' | 'redirect' | 'start', string>>;
