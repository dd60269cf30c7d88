import { parseTenantProfile } from '../../../domain/rentals/tenant-profile.ts'
import { findUser, saveProfile } from '../../people/accounts/sql.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { saveProfileRow as save } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Saves what a tenant tells once for all requests; names and phone number become the account's. Returns their id. */
export async function saveTenantProfile(ctx: Context, form: unknown, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const profile = parseTenantProfile(form)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'saveTenantProfile', body: profile }, async () => {
      const before = await findUser(trx, viewer.id)
      await saveProfile(
        trx,
        viewer.id,
        {
          firstName: profile.firstName.normalize('NFC'),
          lastName: profile.lastName.normalize('NFC'),
          phone: profile.phone || null,
        },
        ctx.now(),
      )
      await save(trx, viewer.id, profile, ctx.now())
      const renamed = before?.first_name !== profile.firstName || before.last_name !== profile.lastName
      await audit(trx, ctx, {
        action: 'saveTenantProfile',
        entityType: 'user',
        entityId: viewer.id,
        landlordId: viewer.landlord ? viewer.id : null,
        data: { renamed },
      })
      return viewer.id
    }),
  )
}
