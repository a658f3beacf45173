import type { ComponentProps } from 'react';
import './button.css';

type ButtonLook = 'icon' | 'inline' | 'small' | 'small primary' | 'large' | 'large primary' | 'large secondary';

/** For links and submit buttons that look like buttons. */
export const buttonClass = (look: ButtonLook, className = '') => `ui-button ${look} ${className}`.trim();

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  look: ButtonLook;
}

export const Button = ({ look, className, ...props }: ButtonProps) => (
  <button type="button" className={buttonClass(look, className)} {...props} />
);
