import { createTheme } from '@mantine/core';

/** Mantine's theme, with a primary colour on which white text is easy to read. */
export const theme = createTheme({ primaryShade: 8 });
