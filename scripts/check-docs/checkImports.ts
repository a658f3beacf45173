import ts from 'typescript';
import { libraryPackageOf } from '../../src/gatsby/api/libraryPackage';
import type { SampleModule } from './buildModule';
import { libraryPackages } from './packageNames';
import { parseCode } from './syntax';
import type { Problem } from './types';

/**
 * Finds imports of library packages that the version's package.json lacks: they would resolve to another version's
 * package in a folder above.
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
