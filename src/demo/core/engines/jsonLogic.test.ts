import { jsonLogicAdditionalOperators } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { OPERATIONS } from './jsonLogic';

test('the operations answer as those of the library', () => {
  const answers = (operations: object) =>
    Object.entries(operations as typeof OPERATIONS).map(([name, operation]) => [
      name,
      ...['Ella', '', '12', 12, true, null, undefined].flatMap((text) =>
        ['', 'El', 'la', '1', '2', 'u'].map((part) => operation(text, part)),
      ),
    ]);
  expect(answers(OPERATIONS)).toEqual(answers(jsonLogicAdditionalOperators));
});
