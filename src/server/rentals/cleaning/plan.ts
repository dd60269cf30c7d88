import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { canBeCleaned, type Turnover, turnoversOf } from '../../../domain/rentals/stays/turnovers.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { verifyAccessLinkToken } from '../../people/access-links/token.ts'
import { type CleaningScope, openCleaningLink } from './links-sql.ts'
import { type CleaningPhotoRow, listCleaningPhotos } from './photos-sql.ts'
import { type CleaningReader, listCleanedBookings, listCleaningDone } from './sql.ts'

/** A turnover with what whoever cleans has to know: nothing in it says who lives there. */
export interface PlannedTurnover extends Turnover {
  unitName: string
  address: string
  canBeDone: boolean
  doneAt: Temporal.Instant | null
  /** The name of the link by which it was ticked off. */
  doneBy: string | null
  photos: PlannedPhoto[]
}

/** A photo of a turnover for one reader. */
export interface PlannedPhoto extends Pick<CleaningPhotoRow, 'id' | 'addedAt' | 'addedBy'> {
  /** Whether it came by the reader's own link, who may remove it. */
  isOwn: boolean
}

/** The turnovers that a reader sees today, the earliest first. */
export async function planCleaning(db: Db, reader: CleaningReader, today: Day): Promise<PlannedTurnover[]> {
  const bookings = await listCleanedBookings(db, reader, today)
  const turnovers = turnoversOf(bookings, today)
  const units = new Map(bookings.map((booking) => [booking.listingId, booking]))
  const of = {
    landlordId: bookings[0]?.landlordId ?? '',
    listingIds: [...new Set(turnovers.map(({ listingId }) => listingId))],
    today,
  }
  const [done, photos] = await Promise.all([listCleaningDone(db, of), listCleaningPhotos(db, of)])
  const photosOf = Map.groupBy(photos, ({ listingId, day }) => `${listingId} ${day}`)
  const linkId = 'link' in reader ? reader.link.linkId : null
  const ticks = new Map(done.map((tick) => [`${tick.listingId} ${tick.day}`, tick]))
  return turnovers.map((turnover) => {
    const { unitName = '', address = '' } = units.get(turnover.listingId) ?? {}
    const name = `${turnover.listingId} ${turnover.day}`
    const tick = ticks.get(name)
    return {
      ...turnover,
      unitName,
      address,
      canBeDone: canBeCleaned(turnover, today),
      doneAt: tick?.doneAt ?? null,
      doneBy: tick?.doneBy ?? null,
      photos: (photosOf.get(name) ?? []).map(({ id, addedAt, addedBy, ...photo }) => ({
        id,
        addedAt,
        addedBy,
        isOwn: photo.linkId === linkId,
      })),
    }
  })
}

/** What a living link opens; ResourceNotFoundError for a revoked, an unknown and a forged one alike. */
export async function openedByToken(db: Db, ctx: Context, token: string): Promise<CleaningScope> {
  const id = verifyAccessLinkToken(ctx.config.secret, token, 'cleaning link')
  const link = id && (await openCleaningLink(db, id, ctx.now()))
  if (!link) throw new ResourceNotFoundError()
  return link
}

/** What whoever has a link reads. */
export interface CleaningPlan {
  keys: string
  turnovers: PlannedTurnover[]
}

/** The page behind a link. */
export async function readCleaningPlan(ctx: Context, token: string): Promise<CleaningPlan> {
  const link = await openedByToken(ctx.db, ctx, token)
  return { keys: link.keys, turnovers: await planCleaning(ctx.db, { link }, ctx.today()) }
}
