import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { builtSite } from '../shared/builtSite';
import { exitWith } from '../shared/exitWith';
import { createDocsServer } from './createDocsServer';

// The protocol owns the standard output; errors go to the other one.
exitWith(() => createDocsServer(builtSite()).connect(new StdioServerTransport()));
