import type { Db } from '../../kernel/db/database.ts'

const SENDING = ['acceptListingRequest', 'prepareContract'] as const satisfies readonly string[]

/** Who accepted a request, or decided about its contract after that, in their own login; null for nobody. */
export async function findContractSender(db: Db, requestId: string): Promise<string | null> {
  const entry = await db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('entity_type', '=', 'listing_request')
    .where('entity_id', '=', requestId)
    .where('action', 'in', SENDING)
    .where('via', '=', 'SESSION')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.actor_id ?? null
}
