import { scriptData } from './scriptData';

/** Redirects an old address to `data-to` with search and hash, without a history entry. */
export default function redirect(): void {
  location.replace(`${scriptData().to}${location.search}${location.hash}`);
}
