import type { Search } from './use-search.ts'

/** Rows of a page of a list. */
export const PAGE_SIZE = 20

/** Which page of a list an address names, from 1. */
export function pageOf({ page }: Search): number {
  return Math.min(100_000, Math.max(1, Math.floor(Number(page)) || 1))
}
