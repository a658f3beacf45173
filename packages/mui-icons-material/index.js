/* global exports, require */
exports.DragIndicator = require('./DragIndicator').default;
