const PREFIX = 'api-';

/** The anchor that a documented name has on its page: `Field.name` has `api-Field.name`. */
export const apiAnchor = (path: string) => `${PREFIX}${path.replace(/^.*:/, '')}`;

/** Whether an id of a page is the anchor of a documented name. */
export const isApiAnchor = (id: string) => id.startsWith(PREFIX);

/** The name that an anchor is of: `api-QueryBuilderProps.fields` is of fields. */
export const apiNameOf = (anchor: string) => anchor.slice(PREFIX.length).split('.').pop() ?? '';
