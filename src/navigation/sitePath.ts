/** Whether an address leads to a page of this site; else it is a full address, or one on another host: `//host/path`. */
export const isSitePath = (address: string): boolean => /^\/(?!\/)/.test(address);
