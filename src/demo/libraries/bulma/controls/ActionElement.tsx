import { ActionElement, type ActionProps } from 'react-querybuilder';

/** The builder's own button, small and in Bulma's look. */
export function BulmaActionElement({ className = '', ...props }: ActionProps) {
  return <ActionElement {...props} className={`button is-small ${className}`} />;
}
