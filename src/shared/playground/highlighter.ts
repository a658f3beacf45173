import { tagHighlighter, tags } from '@lezer/highlight';

/** The colors are in src/ui/codeBlock.css. */
export const highlighter = tagHighlighter([
  { tag: [tags.comment, tags.meta], class: 'c' },
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword],
    class: 'k',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue, tags.inserted], class: 's' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 'n' },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.standard(tags.name)], class: 't' },
  { tag: [tags.tagName, tags.standard(tags.tagName), tags.deleted], class: 'e' },
  { tag: [tags.attributeName, tags.propertyName, tags.definition(tags.propertyName)], class: 'p' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    class: 'f',
  },
]);
