const light = {
  background: '#f5f7fa',
  surface: '#e8edf4',
  raised: '#ffffff',
  text: '#1b2431',
  muted: '#566274',
  line: '#d0d8e3',
  lineStrong: '#778192',
  primary: '#345a92',
  primaryStrong: '#254674',
  primarySoft: '#e1eaf6',
  onPrimary: '#ffffff',
  mark: '#fdf1c8',
  inserted: '#dcf3e2',
  deleted: '#fbe3e3',
  tip: '#1f7047',
  caution: '#8a5a00',
  danger: '#b02a30',
  codeComment: '#5d6876',
  codeKeyword: '#7c3a9c',
  codeString: '#1d6b45',
  codeNumber: '#a04a00',
  codeType: '#8a5200',
  codeTag: '#a8324a',
  codeProperty: '#2a5f9e',
  codeFunction: '#2553a8',
};

const dark: typeof light = {
  background: '#0f141b',
  surface: '#171e28',
  raised: '#1b2430',
  text: '#dde4ee',
  muted: '#9ba8ba',
  line: '#273241',
  lineStrong: '#6a788c',
  primary: '#8db4ea',
  primaryStrong: '#b3cff4',
  primarySoft: '#1a2839',
  onPrimary: '#0d1622',
  mark: '#3a3319',
  inserted: '#16321f',
  deleted: '#3d1d20',
  tip: '#6fcf97',
  caution: '#e3b341',
  danger: '#f28b8b',
  codeComment: '#919eae',
  codeKeyword: '#d3a2ec',
  codeString: '#8fd3a6',
  codeNumber: '#f0b27a',
  codeType: '#e8c27a',
  codeTag: '#f19aaa',
  codeProperty: '#9cc4f5',
  codeFunction: '#8fb8ff',
};

export const colors = { light, dark };

export const fontSizes = {
  small: '0.8125rem',
  heading4: '1rem',
  heading3: '1.25rem',
  heading2: '1.625rem',
  heading1: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
};

export const sizes = {
  topBar: '3.75rem',
  /** Width of text: about 80 characters. */
  measure: '40.5rem',
  /** Width of code, which has 80 columns, and of tables. */
  column: '46rem',
};

export const fonts = {
  body: '-apple-system, "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif',
  /** The only web font of the site, for headings and its name, in one weight. */
  heading: 'Figtree, var(--fonts-body)',
  mono: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace',
};

/** Path below static/. */
export const HEADING_FONT = '/fonts/figtree-600-5027536d.woff2';

/** The widest screen that gets the mobile menu, in px at the default font size. Style sheets write it in em. */
export const MOBILE_BREAKPOINT = 996;
