/** Operators that compare with one value. */
export const SINGLE = ['=', '!=', '<', '<=', '>', '>='];

/** Operators that compare with two values. */
export const RANGE = ['between', 'notBetween'];
