/** Whether a page is part of the site: drafts are while you develop. */
export const isShown = ({ draft }: { draft: boolean }): boolean => !draft || process.env.NODE_ENV !== 'production';
