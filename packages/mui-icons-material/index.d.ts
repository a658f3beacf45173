export { default as DragIndicator } from './DragIndicator';
