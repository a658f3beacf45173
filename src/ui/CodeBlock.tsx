import { useCopy } from '../runtime/useCopy';
import { copyButtonLabels } from '../shared/copyButtonLabels';
import { Button } from './Button';
import './codeBlock.css';

interface CodeBlockProps {
  title: string;
  text: string;
}

export function CodeBlock({ title, text }: CodeBlockProps) {
  const [state, copy] = useCopy(() => text);
  const words = copyButtonLabels(state, title);
  return (
    <figure className="sample" data-wrapped="">
      <figcaption className="sample-title">{title}</figcaption>
      {/* Scrollable, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre translate="no" className="sample-code" tabIndex={0} role="region" aria-label={title}>
        <code>{text}</code>
      </pre>
      <div className="sample-buttons">
        <Button look="small" data-state={state} aria-label={words.label} onClick={copy}>
          <span aria-live="polite">{words.text}</span>
        </Button>
      </div>
    </figure>
  );
}
