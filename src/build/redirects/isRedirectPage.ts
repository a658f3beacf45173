/** Whether a page of Gatsby's leads on to another: it stands for a redirect, on hosts that read no rules. */
export const isRedirectPage = ({ component }: { component: string }): boolean => component.endsWith('/redirect.tsx');
