// What loads when an editor opens.
export { readExampleLink } from './exampleLink';
export { Playground } from './Playground';
