const PREFIX = 'api-';

/** The anchor of a documented name: `api-Field.name` for `Field.name`. */
export const apiAnchor = (path: string) => `${PREFIX}${path.replace(/^.*:/, '')}`;

export const isApiAnchor = (id: string) => id.startsWith(PREFIX);

/** The last part of an anchor's name: `fields` for `api-QueryBuilderProps.fields`. */
export const apiNameOf = (anchor: string) => anchor.slice(PREFIX.length).split('.').pop() ?? '';
