/** Id of the main part of every page, where the skip link leads. */
export const MAIN_ID = 'main';

/** Id of the menu that the button of the bar opens on a narrow screen. */
export const MAIN_MENU_ID = 'main-menu';
