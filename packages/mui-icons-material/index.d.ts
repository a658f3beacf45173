export {
  default as Close,
  default as ContentCopy,
  default as DragIndicator,
  default as Lock,
  default as LockOpen,
} from './DragIndicator';
