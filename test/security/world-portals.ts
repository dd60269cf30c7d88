import type { TestApp } from '../app.ts'

/** A portal that has asked once; answers its id. */
export async function createPartnerPortal(t: TestApp): Promise<string> {
  const now = t.services.now()
  const { id } = await t.db
    .insertInto('partner_portals')
    .values({
      name: 'Wohnwelt',
      place: 'OTHER',
      format: 'OPENIMMO',
      language: 'de',
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fetch = {
    at: now,
    status: 200,
    scope: 'FULL',
    sent: 1,
    removed: 0,
    user_agent: 'Wohnwelt/2',
  } as const
  await t.db
    .insertInto('partner_portal_fetches')
    .values({ portal_id: id, ...fetch })
    .execute()
  return id
}
