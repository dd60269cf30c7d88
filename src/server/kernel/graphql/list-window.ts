/** The most of a list that one answer has. */
export const LONGEST_WINDOW = 100

/** Which part of a list is asked for. */
export interface ListWindow {
  offset: number
  limit: number
}

/** The part of a list that arguments name, within what one answer may have; none of it counts alone. */
export function listWindow(
  asked: { offset?: number | null | undefined; limit?: number | null | undefined },
  usual = 50,
): ListWindow {
  return {
    offset: Math.max(0, asked.offset ?? 0),
    limit: Math.min(LONGEST_WINDOW, Math.max(0, asked.limit ?? usual)),
  }
}
