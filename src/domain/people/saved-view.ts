import { asOneLine } from '../kernel/text.ts'

/** The pages whose filters can be kept under a name. */
export const SAVED_VIEW_PAGES = ['INBOX', 'LISTINGS', 'BOOKINGS'] as const satisfies readonly string[]

/** A page whose filters can be kept under a name. */
export type SavedViewPage = (typeof SAVED_VIEW_PAGES)[number]

/** Longest name of a saved view, in characters (ours; the database has it too). */
export const SAVED_VIEW_NAME_MAX_LENGTH = 60

/** How many views a person keeps for one page (ours). */
export const SAVED_VIEWS_MAX = 20

const keyPattern = /^[a-z][a-zA-Z]{0,29}$/
const valueMaxLength = 200
const keysMax = 12

/** A view as somebody asks to keep it: its name, and the part of the page's address that it stands for. */
export interface SavedViewInput {
  name: string
  search: unknown
}

/** What of a view can't be kept, by field; the values name texts. */
export function checkSavedView(input: SavedViewInput): Record<string, string> {
  const fields: Record<string, string> = {}
  const name = asOneLine(input.name)
  if (!name) fields.name = 'savedView.nameMissing'
  else if (name.length > SAVED_VIEW_NAME_MAX_LENGTH) fields.name = 'savedView.nameTooLong'
  if (!isSearch(input.search)) fields.search = 'savedView.searchInvalid'
  return fields
}

/** Whether something is a part of an address: few short texts by plain names. */
export function isSearch(search: unknown): search is Record<string, string> {
  if (typeof search !== 'object' || search === null || Array.isArray(search)) return false
  const entries = Object.entries(search)
  return (
    entries.length <= keysMax &&
    entries.every(
      ([key, value]) => keyPattern.test(key) && typeof value === 'string' && value.length <= valueMaxLength,
    )
  )
}

/** Whether one more view may be kept; a view of the same name is replaced, and needs no room. */
export function hasRoomForView(kept: readonly { name: string }[], name: string): boolean {
  return kept.length < SAVED_VIEWS_MAX || kept.some((view) => isSameName(view.name, name))
}

/** Two views of one page can't have the same name, however it is written. */
export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
