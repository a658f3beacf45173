import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { precompress } from './precompress';

exitWith(async () => console.log(`public/ has ${await precompress(builtSite())} compressed files.`));
