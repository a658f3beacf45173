import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { cssLanguage } from '@codemirror/lang-css';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { highlighter } from '../shared/playground/highlighter';
import { problemLines } from './problemLines';

/** CodeMirror's style sheet is outside the cascade layers, so overrides must be a CodeMirror theme. */
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--colors-text)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--fonts-mono)', lineHeight: '1.6rem', overflow: 'auto' },
  '.cm-content': { padding: '0.95rem 0', caretColor: 'var(--colors-text)' },
  '.cm-line': { padding: '0 1.15rem 0 0.5rem' },
  '.cm-line.problem': { backgroundColor: 'var(--colors-deleted)' },
  '.cm-gutters': { border: 'none', backgroundColor: 'var(--colors-surface)', color: 'var(--colors-muted)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.6em', padding: '0 0.6em 0 0' },
  '&.cm-focused .cm-matchingBracket': {
    outline: '1px solid var(--colors-line-strong)',
    backgroundColor: 'transparent',
  },
});

/** Like the browser, CodeMirror must keep the cursor below the bar at the top of the page. */
const belowBar = EditorView.scrollMargins.of(() => ({
  top: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
}));

const common: Extension = [
  lineNumbers(),
  highlightSpecialChars(),
  history(),
  indentOnInput(),
  bracketMatching(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  // CodeMirror itself makes Escape, then Tab leave the editor.
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
  syntaxHighlighting(highlighter),
  problemLines,
  look,
  belowBar,
];

interface EditorOptions {
  /** The extension selects the language. */
  name: string;
  text: string;
  hintId: string;
  onChange(text: string): void;
}

export function editorState({ name, text, hintId, onChange }: EditorOptions): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      common,
      name.endsWith('.css') ? cssLanguage : tsxLanguage,
      EditorView.contentAttributes.of({
        'aria-label': `Code of ${name}`,
        'aria-describedby': hintId,
        tabindex: '0',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}
