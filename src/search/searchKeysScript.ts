/** Controls that take no text. */
const NO_TEXT = '^(?:button|checkbox|color|file|image|radio|range|reset|submit)$';

/**
 * Listens for the keys that open the search, Ctrl+K, Cmd+K and a slash, from the first moment of a page, and tells them
 * to who runs the search (see searchKeys.ts). Until there is one, it keeps what is typed after them, and Enter
 * leads to the search page. A slash is only typed where text is, and both are where words are edited or composed.
 *
 * @param searchPath path of the search page, path prefix included
 */
export const searchKeysScript = (searchPath: string): string =>
  `(function(){var keys=window.searchKeys={typed:null,onShortcut:null};` +
  `function isText(t){return t.tagName==='INPUT'?!/${NO_TEXT}/.test(t.type):/^(?:TEXTAREA|SELECT)$/.test(t.tagName)}` +
  `function isShortcut(e){var command=e.ctrlKey||e.metaKey;` +
  `if(e.altKey||e.target.isContentEditable)return false;` +
  `if(e.key==='/')return !command&&!isText(e.target)&&!document.querySelector('dialog[open]');` +
  `return command&&!e.shiftKey&&e.key.toLowerCase()==='k'}` +
  `function record(e){var k=e.key;if(e.altKey||e.ctrlKey||e.metaKey)return false;` +
  `if(k==='Enter')location.href='${searchPath}?q='+encodeURIComponent(keys.typed);` +
  `else if(k==='Escape')keys.typed=null;` +
  `else if(k==='Backspace')keys.typed=keys.typed.slice(0,-1);` +
  `else if(k.length===1)keys.typed+=k;else return false;return true}` +
  `addEventListener('keydown',function(e){` +
  `if(!e.key||e.defaultPrevented||e.isComposing||e.keyCode===229)return;` +
  `if(keys.typed!==null){if(record(e))e.preventDefault();return}` +
  `if(!isShortcut(e))return;e.preventDefault();` +
  `if(keys.onShortcut)keys.onShortcut();else keys.typed=''})})()`;
