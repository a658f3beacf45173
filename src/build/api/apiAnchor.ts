/** The anchor that a documented name has on its page: `Field.name` has `api-Field.name`. */
export const apiAnchor = (path: string) => `api-${path.replace(/^.*:/, '')}`;
