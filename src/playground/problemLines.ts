import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Sets the marked lines, from 1. */
export const setProblemLines = StateEffect.define<readonly number[]>();

const mark = Decoration.line({ class: 'problem' });

export const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    for (const effect of effects) {
      if (!effect.is(setProblemLines)) continue;
      const lines = [...new Set(effect.value)].filter((line) => line <= state.doc.lines);
      return Decoration.set(
        lines.map((line) => mark.range(state.doc.line(line).from)),
        true,
      );
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
