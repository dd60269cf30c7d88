import { sql } from 'kysely'
import type { OpenWish } from '../../../domain/rentals/stays/shorter-stay.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** A tenant's proposal to leave earlier that waits for the landlord; amounts in minor units. */
export interface WaitingWish extends Omit<OpenWish, 'answerUntil'> {
  bookingId: string
  answerUntil: Temporal.Instant
  /** What falls away of the rent, as the tenant was shown. */
  rent: number
  currency: string
  tenantNames: string
  /** As the list of bookings has it: a house's by its unit, else by the listing. */
  unitName: string
}

/** So many are shown at most; one landlord doesn't have as many in a week. */
const MOST = 100

/** The proposals of tenants that the viewer's world can still answer, what runs out first on top. */
export async function listWaitingWishes(
  source: Source,
  viewer: Viewer,
  now: Temporal.Instant,
): Promise<WaitingWish[]> {
  return waitingFor.list(source, { viewer, now })
}

const waitingFor = statement(
  (_, { viewer, now }: { viewer: Viewer; now: Temporal.Instant }) => sql<WaitingWish>`
    select p.booking_id as "bookingId", p."from" - 1 as "lastDay", p.answer_until as "answerUntil", p.rent, b.currency,
      br.first_name || ' ' || br.last_name as "tenantNames", case when g.part_of_group then u.apartment_name else g.name end as "unitName"
    from stay_proposals p
    join bookings b on b.id = p.booking_id
    join listings u on u.id = b.listing_id
    join groups g on g.id = b.group_id
    join listing_requests lr on lr.id = b.listing_request_id
    join booking_requests br on br.id = lr.booking_request_id
    where ${inFullWorld(viewer, 'p.landlord_id', 'b.group_id', 'b.listing_id')}
      and p.state = 'OPEN' and p.proposed_by = 'TENANT' and p.answer_until > ${now}
    order by p.answer_until, p.id limit ${sql.lit(MOST)}`,
  { answerUntil: true },
)
