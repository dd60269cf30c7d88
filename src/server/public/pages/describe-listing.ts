import type { CardAnswer } from './answers.ts'
import type { Words } from './texts.ts'
import type { Db } from '../../kernel/db/database.ts'
import { type GroupRow, listGroups } from '../../listings/listings/sql.ts'

/** A listing's name in a language. */
export function titleOf(words: Words, listing: CardAnswer): string {
  return (
    words.localized(listing.title) ||
    listing.name ||
    words.say('publicListing', 'title', { city: listing.city })
  )
}

const longest = 160

/** A text cut at a word, as long as search results show it. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > longest / 2 ? end : undefined)}…`
}

/** Groups in the order of their ids: only for ids of published groups. */
export async function listGroupsInOrder(db: Db, ids: readonly string[]): Promise<GroupRow[]> {
  const groups = new Map((await listGroups(db, ids)).map((group) => [group.groupId, group]))
  return ids.flatMap((id) => groups.get(id) ?? [])
}
