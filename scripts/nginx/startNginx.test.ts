import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONFIG_FILE } from './siteConfig';
import { adaptSiteConfig, mainConfig } from './startNginx';

test('of the site only the address and the folder are others', () => {
  const own = readFileSync(CONFIG_FILE, 'utf8').split('\n');
  const adapted = adaptSiteConfig(own.join('\n'), 9000, '/srv/a $& b').split('\n');
  expect(adapted.filter((line) => !own.includes(line))).toEqual([
    '    listen 127.0.0.1:9000;',
    '    root "/srv/a $& b";',
  ]);
  expect(own.filter((line) => !adapted.includes(line))).toEqual([
    '    listen 80;',
    '    listen [::]:80;',
    '    root /var/www/site;',
  ]);
  expect(adapted).toHaveLength(own.length - 1);
});

test.each(['listen', 'root'])('a configuration without a line for %s is refused', (name) => {
  const config = readFileSync(CONFIG_FILE, 'utf8').replaceAll(`    ${name} `, `    # ${name} `);
  expect(() => adaptSiteConfig(config, 9000, '/srv')).toThrow(`no line for ${name}`);
});

test('all that nginx writes is in its folder, and only root names a user', () => {
  const config = mainConfig('/tmp/x', '/tmp/x/site.conf');
  expect(config.match(/"[^"]+"/g)?.every((path) => path.startsWith('"/tmp/x/'))).toBe(true);
  expect(config).toContain('    include "/tmp/x/site.conf";\n');
  expect(config).not.toContain('user ');
  expect(mainConfig('/tmp/x', '/tmp/x/site.conf', 'root')).toContain('\nuser root;\n');
});
