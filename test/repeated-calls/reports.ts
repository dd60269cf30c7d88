import { sql } from 'kysely'
import { REPORT_PERMISSION } from '../../src/domain/rentals/messages/report.ts'
import type { TestApp } from '../app.ts'
import { type Calls, open } from './stages.ts'

/** A request about which both sides have written. */
async function written(app: TestApp) {
  const stage = await open(app)
  const now = app.services.now()
  await sql`
    insert into message_threads (listing_request_id, landlord_id, tenant_id, last_position)
    select id, landlord_id, tenant_id, 2 from listing_requests`.execute(app.db)
  await sql`
    insert into messages (listing_request_id, landlord_id, tenant_id, position, side, channel, content, sent_at)
    select t.listing_request_id, t.landlord_id, t.tenant_id, m.position, m.side, 'PAGE', 'Hello.', ${now}::timestamptz
    from message_threads t, (values (1, 'TENANT'), (2, 'LANDLORD')) as m (position, side)`.execute(app.db)
  return stage
}

const order = { reason: 'SPAM', words: 'Always the same.', alsoBlock: false }

/** Conversations that are reported, and how that ends. */
export const reportsCalls: Calls = {
  reportMessages: async (app) => {
    const { landlord, id } = await written(app)
    return { as: landlord, variables: { listingRequestId: id, ...order }, changed: { alsoBlock: true } }
  },
  reportTenantMessages: async (app) => {
    const { tenant, id } = await written(app)
    return {
      as: tenant,
      variables: { listingRequestId: id, ...order },
      changed: { reason: 'DISCRIMINATION' },
    }
  },
  endMessageReport: async (app) => {
    await written(app)
    await app.createUser({ email: 'sam@mezzo.example', permissions: [REPORT_PERMISSION] })
    const { rows } = await sql<{ id: string }>`
      insert into message_reports (listing_request_id, landlord_id, tenant_id, side, reported_by, reason, up_to,
        contacts_shown, reported_at)
      select listing_request_id, landlord_id, tenant_id, 'TENANT', tenant_id, 'SPAM', 2, false,
        ${app.services.now()}::timestamptz
      from message_threads returning id`.execute(app.db)
    const answer = 'Please keep to what belongs to the stay.'
    return {
      as: await app.login('sam@mezzo.example'),
      variables: { messageReportId: rows[0]?.id, outcome: 'CONVERSATION_CLOSED', answer },
      changed: { outcome: 'WARNED' },
    }
  },
}
