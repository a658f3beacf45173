import type { ReactElement } from 'react';
import { ANALYTICS_ATTRIBUTE } from './analytics';

/** Keys of gatsby-plugin-google-gtag. */
const TAG = 'gatsby-plugin-google-gtag';
const CONFIGURATION = 'gatsby-plugin-google-gtag-config';
const HOSTS = ['preconnect-google-gtag', 'dns-prefetch-google-gtag'];

const isScript = (component: ReactElement): component is ReactElement<{ src?: string }> => component.key === TAG;

/** Removes preconnect hints, with which every reader's browser would contact another host. */
export const withoutAnalyticsPreconnect = (components: readonly ReactElement[]): ReactElement[] =>
  components.filter(({ key }) => !HOSTS.includes(String(key)));

/**
 * Makes the tag inert until the site knows that the browser allows tracking, and removes the plugin's configuration
 * script, which the site's CSP does not allow.
 */
export const withInertAnalytics = (components: readonly ReactElement[]): ReactElement[] =>
  components
    .filter(({ key }) => key !== CONFIGURATION)
    .map((component) =>
      isScript(component) ? (
        <script key={TAG} type="text/plain" {...{ [ANALYTICS_ATTRIBUTE]: component.props.src }} />
      ) : (
        component
      ),
    );
