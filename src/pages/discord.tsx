import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { PageHead } from '../layout/PageHead';
import { TextPage } from '../layout/TextPage';

interface DiscordQuery {
  site: { siteMetadata: { title: string; siteUrl: string; links: { chat: string } } };
}

/** How long, in ms, a reader sees where the page leads before it does. */
const DELAY = 500;

export default function DiscordPage({ data }: PageProps<DiscordQuery>) {
  const { chat } = data.site.siteMetadata.links;
  useEffect(() => {
    // Back must not lead here again.
    const timer = setTimeout(() => window.location.replace(chat), DELAY);
    return () => clearTimeout(timer);
  }, [chat]);

  return (
    <TextPage title="Community chat">
      <p>
        The community of React Query Builder meets on Discord. If you are not taken there in a moment, follow this link:{' '}
        <a href={chat}>{chat}</a>
      </p>
    </TextPage>
  );
}

export function Head({ data: { site } }: HeadProps<DiscordQuery>) {
  return (
    <PageHead
      site={site.siteMetadata}
      title="Community chat"
      description="The community of React Query Builder meets on Discord: ask a question, or show what you have built."
      canonical="/discord"
      picture="/discord"
    />
  );
}

export const query = graphql`
  query Discord {
    site {
      siteMetadata {
        title
        siteUrl
        links {
          chat
        }
      }
    }
  }
`;
