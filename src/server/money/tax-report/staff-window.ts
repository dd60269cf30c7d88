const usual = 50
const longest = 100

/** Which part of a list is asked for. */
export interface StaffWindow {
  offset: number
  limit: number
}

/** The part of a list that arguments name, within what one answer may have. */
export function windowOf(asked: { offset?: number | null; limit?: number | null }): StaffWindow {
  return {
    offset: Math.max(0, asked.offset ?? 0),
    limit: Math.min(longest, Math.max(0, asked.limit ?? usual)),
  }
}
