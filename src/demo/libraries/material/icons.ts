/** Stands for `@mui/icons-material`, of whose thousands of icons the adapter uses one: see src/build/onCreateWebpackConfig. */
export { default as DragIndicator } from '@mui/icons-material/DragIndicator';
