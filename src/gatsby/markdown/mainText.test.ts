import { expect, test } from 'vitest';
import { mainText } from './mainText';

test('gives the headings, paragraphs, lists and samples of a page', () => {
  const html = `<body><p>Outside.</p><main><div><h1>Title</h1><p>Words in <b>a</b>
    paragraph_.</p><h2>Part</h2><ul><li>One</li><li>Two</li></ul>
    <pre><code data-language="tsx"><span>const</span> a = &lt;b /&gt;;
</code></pre></div></main></body>`;
  expect(mainText(html)).toBe(
    'Words in a paragraph\\_.\n\n## Part\n\n- One\n\n- Two\n\n```tsx\nconst a = <b />;\n```\n',
  );
});

test('leaves out controls and what is not shown', () => {
  const html = `<main><p hidden>Hidden.</p><div class="queryBuilder"><p>Rule.</p></div><p>A <button>b</button>.</p></main>`;
  expect(mainText(html)).toBe('A .\n');
  expect(mainText('<p>No main.</p>')).toBe('');
});
