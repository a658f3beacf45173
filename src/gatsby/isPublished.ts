/** Drafts are published only during development. */
export const isPublished = ({ draft }: { draft: boolean }): boolean => !draft || process.env.NODE_ENV !== 'production';
