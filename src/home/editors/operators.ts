export const SINGLE_VALUE_OPERATORS = ['=', '!=', '<', '<=', '>', '>='];

export const RANGE_OPERATORS = ['between', 'notBetween'];
