import { expectGoodLooks } from './support/inLooks';
import { App, consoleOf, edit, expectResult, frameOf, HEADING, problem, write } from './support/playground';
import { expect, test } from './support/test';

/** Logs when it is rendered. */
const logs = (...statements: string[]) => App('  return <h1>logged</h1>;', statements.join('\n'));

test('the console shows what code logs, and is empty for the next run', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  const panel = consoleOf(editor);
  const lines = panel.locator('[data-level]');

  await test.step('lines are counted and shown by level, and gone with the next run', async () => {
    await expect(panel).toBeHidden();
    await write(
      editor,
      logs(
        "console.log('a', 1, null);",
        "console.warn('careful');",
        "console.error('%s failed', 'it');",
        "alert('hello');",
      ),
    );
    await expect(lines).toHaveText(['a1null', 'Warningcareful', 'Errorit failed', 'Alerthello']);
    await expect(panel).toContainText('Console 4 lines');

    await panel.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await write(editor, logs("console.log('again');"));
    await expect(lines).toHaveText(['again']);
    await write(editor, HEADING('silent'));
    await expect(frameOf(editor).getByRole('heading', { name: 'silent' })).toBeVisible();
    await expect(panel).toBeHidden();
  });

  await test.step('objects open, and lists become tables', async () => {
    await write(
      editor,
      logs(
        "const rule: any = { field: 'age', value: [12, 14] };",
        'rule.self = rule;',
        'console.log(rule);',
        "console.table([{ name: 'Ann', age: 1 }, { name: 'Bob' }]);",
      ),
    );
    const rule = panel.getByText('{ field: "age", value: Array(2), self: [circular] }');
    await rule.click();
    await panel.getByText('value: Array(2) [12, 14]').click();
    await expect(panel.getByText('1: 14')).toBeVisible();
    await expect(panel.getByRole('columnheader')).toHaveText(['(index)', 'name', 'age']);
    await expect(panel.getByRole('row').last()).toHaveText('1"Bob"');
  });

  await test.step('lines in a row that are the same are one, and a flood of lines is bounded', async () => {
    await write(editor, logs("for (let i = 0; i < 3; i++) console.log('same');"));
    await expect(lines).toHaveText(['same×33 times']);
    await write(editor, logs('for (let i = 0; i < 500; i++) console.log(i);'));
    await expect(panel).toContainText('400 lines were left out.');
    expect(await lines.count()).toBeLessThanOrEqual(200);
    await expectResult(editor, 'logged');
  });

  await test.step('what code logs before it fails is shown', async () => {
    await write(editor, logs("console.log('before');", "throw new Error('on purpose');"));
    await expect(problem(editor)).toContainText('on purpose');
    await expect(lines).toHaveText(['before']);
  });

  await test.step("React's warnings name the components of the example, and no others", async () => {
    await write(editor, App('  return <ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>;'));
    const line = panel.locator('[data-level=error]');
    await expect(line).toContainText('Each child in a list should have a unique "key" prop.');
    await expect(line).toContainText('at App');
    await expect(line).not.toContainText('/playground/');
  });
});

for (const { path, name, line } of [
  { path: '/docs/tips/common-mistakes', name: 'The log of debugMode', line: 'query updated' },
  { path: '/docs/4/api/querybuilder', name: 'The log of debugMode', line: 'query updated' },
  { path: '/docs/next/tips/common-mistakes', name: 'The log of debugMode', line: 'rule or group added' },
  { path: '/docs/tips/new-rules', name: 'onAddRule, onAddGroup and onRemove', line: 'onAddRule' },
  { path: '/docs/4/api/querybuilder', name: 'onAddRule and onAddGroup', line: 'onAddRule' },
  { path: '/docs/next/tips/new-rules', name: 'onAddRule, onAddGroup and onRemove', line: 'onAddRule' },
]) {
  test(`"${name}" on ${path} logs what it is about`, async ({ page }) => {
    const editor = await edit(page, path, name);
    const box = frameOf(editor).getByRole('checkbox', { name: 'debugMode' });
    if (await box.count()) await box.check();
    await frameOf(editor)
      .getByRole('button', { name: /\+ ?Rule/ })
      .first()
      .click();
    await expect(consoleOf(editor)).toContainText(line);
  });
}

test('axe finds nothing in a console, and nothing scrolls sideways', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(
    editor,
    logs(
      "console.log('a'.repeat(300), { a: [1] });",
      "console.warn('careful');",
      "console.error('failed');",
      "console.table([{ name: 'Ann', age: 1, city: 'Anywhere', instrument: 'Guitar', more: 'words' }]);",
    ),
  );
  await expect(consoleOf(editor).getByRole('table')).toBeVisible();
  await consoleOf(editor).locator('summary').first().click();
  await expectGoodLooks(page);
});
