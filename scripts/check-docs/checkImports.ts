import ts from 'typescript';
import { libraryPackageOf } from '../../src/build/api/libraryPackage';
import type { SampleModule } from './buildModule';
import { libraryPackages } from './packageNames';
import { parseCode } from './syntax';
import type { Problem } from './types';

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
    const name = libraryPackageOf((statement.moduleSpecifier as ts.StringLiteral).text);
    if (name === null || known.includes(name)) return [];
    const { line } = source.getLineAndCharacterOfPosition(statement.getStart());
    const message = `'${name}' is not in the package.json of this version`;
    return [{ file: sample.file, line: lines[line] ?? sample.line, message }];
  });
}
