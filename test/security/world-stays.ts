import { sql } from 'kysely'
import type { TestApp } from '../app.ts'
import { given } from '../builders.ts'

/** An offer to the tenant of a booking to stay a month longer, still to be answered; answers its id. */
export async function insertProposalOf(t: TestApp, bookingId: string): Promise<{ proposalId: string }> {
  const now = t.services.now()
  const { rows } = await sql<{ proposalId: string }>`
    insert into stay_proposals
      (landlord_id, tenant_id, group_id, booking_id, "from", "to", rent, message, answer_until, created_at)
    select landlord_id, tenant_id, group_id, id, "to" + 1, "to" + 30, 100000,
      'Stay in ' || id, ${now.add({ hours: 48 })}, ${now} from bookings where id = ${bookingId}
    returning id as "proposalId"`.execute(t.db)
  return given(rows[0])
}
