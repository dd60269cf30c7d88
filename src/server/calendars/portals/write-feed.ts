import type { Context } from '../../kernel/viewer/context.ts'
import { HOMES_AT_A_TIME, homesFor } from './compare.ts'
import { type FeedEntry, type FeedFrame, FORMATS } from './formats/portal-format.ts'
import type { PortalRow } from './sql.ts'
import { FIRST_ID, listToldAfter, type ToldRow, type ToldSince } from './told-sql.ts'

/** A feed in parts of as many homes as are held at a time. */
export async function* writeFeed(
  ctx: Context,
  portal: PortalRow,
  frame: FeedFrame,
  since: ToldSince,
): AsyncGenerator<string> {
  const format = FORMATS[portal.format]
  yield format.head(frame)
  let after = FIRST_ID
  let index = 0
  for (;;) {
    const page = await listToldAfter(ctx.db, portal.id, since, { after, limit: HOMES_AT_A_TIME })
    const entries = await entriesOf(ctx, portal, page, since === null)
    if (entries.length > 0) yield entries.map((entry) => format.entry(entry, frame, index++)).join('')
    const last = page.at(-1)
    if (!last || page.length < HOMES_AT_A_TIME) break
    after = last.groupId
  }
  yield format.end(frame)
}

// What was taken out while the feed was written is out, though the portal is told of it as a change only the next time.
async function entriesOf(
  ctx: Context,
  portal: PortalRow,
  page: readonly ToldRow[],
  isFull: boolean,
): Promise<FeedEntry[]> {
  const sent = page.filter(({ state }) => state === 'SENT').map(({ groupId }) => groupId)
  const homes = await homesFor(ctx.db, ctx, portal, sent)
  return page.flatMap(({ groupId, changedAt }): FeedEntry[] => {
    const home = homes.get(groupId)
    if (home) return [{ kind: 'SENT', home, changedAt }]
    return isFull ? [] : [{ kind: 'REMOVED', id: groupId, changedAt }]
  })
}
