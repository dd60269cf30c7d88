/** How many listings somebody can put aside; ours, it keeps the page and the browser's memory small. */
export const SHORTLIST_MAX = 100
