/** Where the site serves the script. */
export const CONSOLE_SCRIPT = '/js/console.js';

interface Greeting {
  title: string;
  /** The version of the library that the latest documentation describes. */
  version: string;
  repository: string;
  /** Address of the documentation. */
  docs: string;
}

/**
 * A script that greets whoever opens the console: the name of the library, its version, and where to read on. A browser
 * without a console runs it, too.
 */
export function consoleScript({ title, version, repository, docs }: Greeting): string {
  const text = [
    `%c${title} ${version}`,
    `%cBuilt something with it, or taken something apart? The manual is at ${docs}`,
    `Source, questions and ideas: ${repository}`,
  ].join('\n');
  const styles = ['font:600 1.25em sans-serif;color:#5b8ad1', 'font:inherit;color:inherit'];
  const values = [text, ...styles].map((value) => JSON.stringify(value)).join(',');
  return `(function(c){if(c&&c.log)c.log(${values})})(typeof console==='undefined'?null:console);\n`;
}
