/** Whether an address is a path of this site, not an absolute or protocol-relative (`//host/path`) URL. */
export const isSitePath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** Whether a path without search and hash is that of a file, not of a page. */
export const isFilePath = (path: string): boolean => /\.\w+$/.test(path);
