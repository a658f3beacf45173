/** Whether a page of Gatsby's is a redirect, for hosts that do not read rules. */
export const isRedirectPage = ({ component }: { component: string }): boolean => component.endsWith('/redirect.tsx');
