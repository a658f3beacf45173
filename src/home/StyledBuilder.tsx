import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import { fields } from '../demo/core/fields';
import { DragAndDrop } from '../demo/dragAndDrop/DragAndDrop';
import { MultiSelectEditor } from '../demo/libraries/default/controls/MultiSelectEditor';
import { translations } from '../demo/libraries/shared/drawnIcons';
import { Tabs } from '../ui/Tabs';
import { useSharedQuery } from './queryStore';
import { compact, looks, restyled } from './StyledBuilder.module.css';

const LOOKS = [
  { name: 'restyled', label: 'Restyled', classes: ['queryBuilder-branches', restyled] },
  { name: 'compact', label: 'Compact', classes: [compact] },
  { name: 'branches', label: 'Branch lines', classes: ['queryBuilder-branches'] },
  { name: 'default', label: 'As it comes', classes: [] },
] as const;

const controlElements = { valueEditor: MultiSelectEditor };

/** Looks that differ by classes and their CSS, with drawn signs on the buttons. */
export function StyledBuilder() {
  const [selected, select] = useState<(typeof LOOKS)[number]['name']>('restyled');
  const look = LOOKS.find(({ name }) => name === selected) ?? LOOKS[0];
  return (
    <>
      <div className={looks}>
        <Tabs look="pills" label="Look" values={LOOKS} selected={selected} onSelect={select} />
      </div>
      <DragAndDrop>
        <QueryBuilder
          fields={fields}
          {...useSharedQuery()}
          controlClassnames={{ queryBuilder: [...look.classes] }}
          controlElements={controlElements}
          translations={translations}
        />
      </DragAndDrop>
    </>
  );
}
