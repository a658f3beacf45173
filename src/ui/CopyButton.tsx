import { useCopy } from '../runtime/useCopy';
import { copyButtonLabels } from '../shared/copyButtonLabels';
import './sampleButtons.css';

interface CopyButtonProps {
  text: () => string;
  /** What is copied, for the accessible name. */
  name: string;
}

export function CopyButton({ text, name }: CopyButtonProps) {
  const [state, copy] = useCopy(text);
  const words = copyButtonLabels(state, name);
  return (
    <div className="sample-buttons">
      <button type="button" className="sample-button" data-state={state} aria-label={words.label} onClick={copy}>
        <span aria-live="polite">{words.text}</span>
      </button>
    </div>
  );
}
