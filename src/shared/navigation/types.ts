export interface NavigationLink {
  label: string;
  path: string;
}

export interface PageNavigation {
  /** Categories above the page, then the page. */
  breadcrumbs: NavigationLink[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
  /** Path of the page whose social image this page uses. */
  picture: string;
}
