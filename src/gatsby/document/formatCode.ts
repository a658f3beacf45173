/** Formats code as the samples of the content are, in lines that fit a block. Throws SyntaxError. */
export async function formatCode(code: string, parser: 'babel' | 'typescript'): Promise<string> {
  // Imported lazily, because it costs memory in each process that compiles pages.
  const { format } = await import('prettier');
  const formatted = await format(code, {
    parser,
    printWidth: 80,
    singleQuote: true,
    trailingComma: 'es5',
    arrowParens: 'avoid',
    bracketSameLine: true,
  });
  return formatted.trimEnd();
}

/** Formats a declaration without its `declare`, which not every kind can be parsed without. */
export async function formatDeclaration(signature: string): Promise<string> {
  const formatted = await formatCode(signature.replace(/^(?=\w)/gm, 'declare '), 'typescript');
  return formatted.replace(/^declare /gm, '').replace(/;$/, '');
}
