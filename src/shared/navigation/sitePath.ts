/** Whether an address is a path of this site, not an absolute or protocol-relative (`//host/path`) URL. */
export const isSitePath = (address: string): boolean => /^\/(?!\/)/.test(address);
