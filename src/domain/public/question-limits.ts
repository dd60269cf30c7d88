/** So many requests are counted; of more nobody wants to know how many. */
export const MOST_COUNTED = 100
