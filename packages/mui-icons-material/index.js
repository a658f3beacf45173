/* global exports, require */
const { createSvgIcon } = require('@mui/material/utils');
const { createElement } = require('react');

const icon = (name, outline) => createSvgIcon(createElement('path', { d: outline }), name);

exports.DragIndicator = require('./DragIndicator').default;
exports.Close = icon(
  'Close',
  'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z',
);
exports.ContentCopy = icon(
  'ContentCopy',
  'M3 6h2v14h11v2H5a2 2 0 0 1-2-2zM9 2h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2m0 2v12h10V4z',
);
const BODY =
  'M6 8h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V10c0-1.1.9-2 2-2m0 2v10h12V10zm6 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z';
exports.Lock = icon('Lock', `${BODY}M7 8V6a5 5 0 0 1 10 0v2h-2V6a3 3 0 0 0-6 0v2z`);
exports.LockOpen = icon('LockOpen', `${BODY}M7 6a5 5 0 0 1 10 0v2h-2V6a3 3 0 0 0-6 0z`);
