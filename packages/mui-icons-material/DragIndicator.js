/* global exports, require */
const { createSvgIcon } = require('@mui/material/utils');
const { createElement } = require('react');

const dots = [9, 15].flatMap((cx) =>
  [6, 12, 18].map((cy) => createElement('circle', { key: `${cx} ${cy}`, cx, cy, r: 2 })),
);

exports.__esModule = true;
exports.default = createSvgIcon(dots, 'DragIndicator');
