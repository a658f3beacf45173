/** The path of a stand-alone page by its file in the project: of `content/pages/legal/terms.mdx`, `/legal/terms`. */
export const pagePath = (file: string): string => `/${file.replace(/^content\/pages\//, '').replace(/\.mdx$/, '')}`;
