/** Where a block came from (C3); 'own' is the product's own calendar. */
export const BLOCK_SOURCES = [
  'ics',
  'own',
  'hns',
  'hnsavailabilities',
  'hnsrestrictions',
] as const satisfies readonly string[]

/** A block's source. */
export type BlockSource = (typeof BLOCK_SOURCES)[number]
