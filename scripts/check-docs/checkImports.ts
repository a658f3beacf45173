import ts from 'typescript';
import type { SampleModule } from './buildModule';
import { libraryPackages } from './packageNames';
import { parseCode } from './syntax';
import type { Problem } from './types';

const LIBRARY = /^(?:react-querybuilder|@react-querybuilder\/[^/]+)/;

/**
 * Finds imports of a package of the library that the version does not list, which would be those of another version
 * that is installed above its folder.
 *
 * @param folder absolute path of the version's folder
 */
export function checkImports({ sample, text, language, lines }: SampleModule, folder: string): Problem[] {
  const known = libraryPackages(folder);
  const source = parseCode(text, language);
  return source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const [name] = LIBRARY.exec((statement.moduleSpecifier as ts.StringLiteral).text) ?? [];
    if (name === undefined || known.includes(name)) return [];
    const { line } = source.getLineAndCharacterOfPosition(statement.getStart());
    const message = `'${name}' is not in the package.json of this version`;
    return [{ file: sample.file, line: lines[line] ?? sample.line, message }];
  });
}
