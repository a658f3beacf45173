import type { ComponentProps } from 'react';
import { focusMain } from '../runtime/focus';
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

interface LeavingButtonProps extends Omit<ButtonProps, 'look' | 'onClick'> {
  look?: ButtonLook;
  onClick: () => void;
}

/** Goes when it is pressed, which would lose the focus. */
export const LeavingButton = ({ onClick, ...props }: LeavingButtonProps) => (
  <Button
    look="inline"
    {...props}
    onClick={() => {
      focusMain();
      onClick();
    }}
  />
);
