import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../paths';
import { packagesText } from '../playground/workspace';
import { exampleFile } from './exampleFile';
import { exampleSource, type ExampleSource } from './exampleSource';

/** Reads an example from the file system; undefined when there is none. */
export const readExample = (version: string, name: string): ExampleSource | undefined =>
  exampleSource(`${version}/${name}`, readCode, packagesText);

function readCode(id: string): string | undefined {
  const file = inProject(exampleFile(id));
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
}
