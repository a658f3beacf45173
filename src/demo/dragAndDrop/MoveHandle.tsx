import {
  createContext,
  forwardRef,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { RuleGroup, type DragHandleProps, type RuleGroupProps, type RuleGroupTypeAny } from 'react-querybuilder';
import { destination, type Direction } from './destination';

type Part = 'handle' | Direction;

interface Moving {
  query: RuleGroupTypeAny;
  moveRule: (from: number[], to: number[]) => void;
  /** Id of the rule or group whose arrows show. */
  open: string | undefined;
  setOpen: (id: string | undefined) => void;
  /** What gets the focus after a move, which may render the handle in another place. */
  focused: { id: string | undefined; part: Part } | undefined;
  setFocused: (focused: Moving['focused']) => void;
}

const MovingContext = createContext<Moving | undefined>(undefined);

/** The outermost group knows the query and how to move what is in it. */
export function MovableRuleGroup(props: RuleGroupProps) {
  const [open, setOpen] = useState<string>();
  const [focused, setFocused] = useState<Moving['focused']>();
  if (props.path.length > 0) return <RuleGroup {...props} />;
  const { ruleGroup: query, actions } = props;
  return (
    <MovingContext.Provider value={{ query, moveRule: actions.moveRule, open, setOpen, focused, setFocused }}>
      <RuleGroup {...props} />
    </MovingContext.Provider>
  );
}

const KEYS: Readonly<Record<string, Direction | undefined>> = { ArrowUp: 'up', ArrowDown: 'down' };

const ARROWS = [
  { direction: 'up', sign: '↑' },
  { direction: 'down', sign: '↓' },
] as const;

/** A handle to drag, which is also a button: arrow keys move, and a press shows two buttons that do. */
export const MoveHandle = forwardRef<HTMLSpanElement, DragHandleProps>(function MoveHandle(props, ref) {
  const { className, path, disabled, label, ruleOrGroup } = props;
  const moving = useContext(MovingContext);
  const parts = useRef<Partial<Record<Part, HTMLElement | null>>>({});
  const what = 'rules' in ruleOrGroup ? 'group' : 'rule';
  const { id } = ruleOrGroup;

  useLayoutEffect(() => {
    if (!moving?.focused || moving.focused.id !== id) return;
    parts.current[moving.focused.part]?.focus();
    moving.setFocused(undefined);
  }, [moving, id]);

  const placeTo = (direction: Direction) =>
    disabled || !moving ? undefined : destination(moving.query, path, direction);
  const moveBy = (direction: Direction, part: Part) => {
    const place = placeTo(direction);
    if (!moving || !place) return;
    moving.setFocused({ id, part });
    moving.moveRule(path, place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (direction) moveBy(direction, 'handle');
    else if (event.key === 'Enter' || event.key === ' ') toggle();
    else return;
    event.preventDefault();
  };
  const isOpen = !disabled && id !== undefined && moving?.open === id;
  const toggle = () => moving?.setOpen(isOpen ? undefined : id);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) moving?.setOpen(undefined);
  };

  return (
    <span ref={ref} className={className} onBlur={onBlur}>
      {/* Not a button, which cannot be dragged in Firefox. */}
      <span
        ref={(element) => void (parts.current.handle = element)}
        role="button"
        tabIndex={disabled ? -1 : 0}
        className="moveHandle"
        title={`Drag or use arrow keys to move this ${what}`}
        aria-label={`Move this ${what}, number ${numberOf(path, moving?.query)}`}
        aria-disabled={disabled}
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {label}
      </span>
      {isOpen &&
        ARROWS.map(({ direction, sign }) => (
          <button
            key={direction}
            ref={(element) => void (parts.current[direction] = element)}
            type="button"
            className="moveButton"
            aria-label={`Move ${direction}`}
            title={`Move ${direction}`}
            aria-disabled={!placeTo(direction)}
            onClick={() => moveBy(direction, direction)}
          >
            {sign}
          </button>
        ))}
    </span>
  );
});

/** Position within each group, such as `2.1`: the first item of the second. */
const numberOf = (path: number[], query?: RuleGroupTypeAny) =>
  path.map((index) => (query && 'combinator' in query ? index : index / 2) + 1).join('.');
