/** The path of a stand-alone page: `/legal/terms` for `content/pages/legal/terms.mdx`. */
export const pagePath = (file: string): string => `/${file.replace(/^content\/pages\//, '').replace(/\.mdx$/, '')}`;
