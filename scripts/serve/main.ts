import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSiteServer } from './createSiteServer';

const folder = resolve('public');
const port = Number(process.env.PORT ?? 9000);
const prefix = process.env.PATH_PREFIX ?? '';

if (!existsSync(resolve(folder, 'index.html'))) {
  console.error('There is no built site in public/: run "npm run build" first.');
  process.exit(1);
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT=${process.env.PORT}: expected a number from 0 to 65535.`);
  process.exit(1);
}

const server = createSiteServer(folder, prefix);
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${port} is in use: set PORT to another one` : error.message;
  console.error(`The site could not be served: ${reason}.`);
  process.exit(1);
});
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`The site is at http://localhost:${actual}${prefix}/`);
});
