/** What counts how much when records are ranked; found by trying, against the judged queries of bench/search. */
export const FACTOR = {
  /** Of a word that says little, such as `the`. */
  stop: 0.3,
  /** Of what a synonym finds, and of what two words find that are one in the documents. */
  synonym: 0.5,
  joined: 0.55,
  /** How much more a record counts that has more of the words. */
  coverage: 2,
  /** What words gain that stand together. */
  near: 0.5,
  /** What a place gains that is called as the query says: in its capitals too, wholly, to begin with, in part. */
  cased: 1.6,
  exact: 34,
  begun: 9.5,
  called: 8,
  /** What the rest of its page says for a record, and covers of the words. */
  page: 0.2,
  pageCovers: 0.3,
  /** Score of a word that is found by half. */
  faint: 0.13,
  /** How much more a rare word counts than a frequent one. */
  rarity: 0.6,
};
