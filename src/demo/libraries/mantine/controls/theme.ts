import { createTheme } from '@mantine/core';

/** Mantine's theme, with a primary colour dark enough for white text. */
export const theme = createTheme({ primaryShade: 8 });
