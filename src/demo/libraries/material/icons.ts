import Icon from '@mui/icons-material/DragIndicator';

/**
 * Stands for `@mui/icons-material`, of whose thousands of icons the adapter uses one: see src/build/webpack/onCreateWebpackConfig.
 * It is no re-export: webpack would look through that, and give the adapter's ES module the CommonJS one around the icon.
 */
export const DragIndicator = Icon;
