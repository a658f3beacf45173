import type { ReactElement } from 'react';
import { ANALYTICS_ATTRIBUTE } from './analytics';

/** Keys that gatsby-plugin-google-gtag gives to what it writes into every page. */
const TAG = 'gatsby-plugin-google-gtag';
const CONFIGURATION = 'gatsby-plugin-google-gtag-config';
const HOSTS = ['preconnect-google-gtag', 'dns-prefetch-google-gtag'];

const isScript = (component: ReactElement): component is ReactElement<{ src?: string }> => component.key === TAG;

/** Takes out of a page's head what would have every reader's browser ask another host. */
export const withoutAnalyticsHosts = (components: readonly ReactElement[]): ReactElement[] =>
  components.filter(({ key }) => !HOSTS.includes(String(key)));

/**
 * Has the tag wait until the site has seen that the reader's browser does not refuse to be measured; what configures it
 * is left to the site, whose policy allows no script that only some deploys have.
 */
export const withWaitingAnalytics = (components: readonly ReactElement[]): ReactElement[] =>
  components
    .filter(({ key }) => key !== CONFIGURATION)
    .map((component) =>
      isScript(component) ? (
        <script key={TAG} type="text/plain" {...{ [ANALYTICS_ATTRIBUTE]: component.props.src }} />
      ) : (
        component
      ),
    );
