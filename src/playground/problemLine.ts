import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Sets the marked line, from 1; null clears it. */
export const setProblemLine = StateEffect.define<number | null>();

const mark = Decoration.line({ class: 'problem' });

export const problemLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    for (const effect of effects) {
      if (!effect.is(setProblemLine)) continue;
      const line = effect.value;
      return line === null || line > state.doc.lines
        ? Decoration.none
        : Decoration.set(mark.range(state.doc.line(line).from));
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
