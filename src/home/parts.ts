export { DefaultBuilder } from './DefaultBuilder';
export { DateExample } from './editors/DateExample';
export { MultiSelectExample } from './editors/MultiSelectExample';
export { RangeExample } from './editors/RangeExample';
export { ExportPanel } from './ExportPanel';
export { StyledBuilder } from './StyledBuilder';
