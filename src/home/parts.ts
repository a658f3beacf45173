export { DefaultBuilder } from './DefaultBuilder';
export { DateExample } from './editors/DateExample';
export { MultiSelectExample } from './editors/MultiSelectExample';
export { RangeExample } from './editors/RangeExample';
export { QueryExport } from './QueryExport';
export { StyledBuilder } from './StyledBuilder';
