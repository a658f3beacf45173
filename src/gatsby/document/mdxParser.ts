import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkTablesAndNotes } from './remarkTablesAndNotes';

export const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkTablesAndNotes)
  .use(remarkDirective)
  .freeze();
