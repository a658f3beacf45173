export { DefaultBuilder } from './DefaultBuilder';
export { DateExample } from './editors/DateExample';
export { MultiSelectExample } from './editors/MultiSelectExample';
export { RangeExample } from './editors/RangeExample';
export { HeroBuilder } from './HeroBuilder';
export { QueryImport } from './QueryImport';
export { QueryExport } from './QueryExport';
export { StyledBuilder } from './StyledBuilder';
