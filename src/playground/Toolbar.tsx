import { copyButtonLabels } from '../shared/copyLabels';
import { useCopy } from '../runtime/useCopy';
import { Button } from '../ui/Button';

interface ToolbarProps {
  title: string;
  text: string;
  isChanged: boolean;
  onReset(): void;
  onClose(): void;
}

export function Toolbar({ title, text, isChanged, onReset, onClose }: ToolbarProps) {
  const [copyState, copy] = useCopy(() => text);

  return (
    <div className="example-actions" role="group" aria-label={`Actions for ${title}`}>
      <Button look="small" disabled={!isChanged} onClick={onReset}>
        Reset
      </Button>
      <Button look="small" onClick={copy}>
        <span aria-live="polite">{copyButtonLabels(copyState).text}</span>
      </Button>
      <Button look="small" onClick={onClose}>
        Stop editing
      </Button>
    </div>
  );
}
