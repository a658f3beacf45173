import { useEffect } from 'react';
import { PageHead } from '../layout/PageHead';
import { markdownPath } from '../shared/navigation/markdownPath';
import { TextPage } from '../ui/TextPage';
import { useSite } from '../runtime/useSite';

/** The reader sees where the redirect leads. */
const DELAY_MS = 500;

export default function DiscordPage() {
  const { chat } = useSite().links;
  useEffect(() => {
    // Replaces the history entry, so that Back does not return here.
    const timer = setTimeout(() => window.location.replace(chat), DELAY_MS);
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

export function Head() {
  return (
    <PageHead
      title="Community chat"
      description="The community of React Query Builder meets on Discord: ask a question, or show what you have built."
      canonical="/discord"
      picture="/discord"
      markdown={markdownPath('/discord')}
    />
  );
}
