import { nextChange } from '../../../domain/calendars/portal-asked.ts'
import {
  MOST_PORTALS,
  type PortalInput,
  portalProblems,
  tidyPortal,
} from '../../../domain/calendars/portal-input.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  countLivingPortals,
  endPortal,
  insertPortal,
  isPlaceTaken,
  lockPortal,
  type PortalRow,
  saveNextLink,
  savePortal,
} from './sql.ts'

/** Adds a portal with its first link; answers its id. */
export async function createPartnerPortal(ctx: Context, given: PortalInput, key: string): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'createPartnerPortal', body: given }, async () => {
      const input = await checkedInput(trx, given, null)
      if ((await countLivingPortals(trx)) >= MOST_PORTALS)
        throw new ValidationError({ name: 'partnerPortal.name.tooMany' })
      const id = await insertPortal(trx, input, ctx.now())
      await auditPortal(trx, ctx, id, 'createPartnerPortal', { ...input })
      return id
    }),
  )
}

/** Says anew which homes a portal gets and how; answers its id. */
export async function changePartnerPortal(
  ctx: Context,
  portalId: string,
  given: PortalInput,
  key: string,
): Promise<string> {
  return withPortal(
    ctx,
    { portalId, key, operation: 'changePartnerPortal', body: { portalId, given } },
    async (trx, portal) => {
      const input = await checkedInput(trx, given, portal.id)
      await savePortal(trx, portal.id, input, nextChange(portal.changed_at, ctx.now()))
      return { ...input }
    },
  )
}

/** Gives a portal another link; the former one is dead at once. */
export async function replacePartnerPortalLink(ctx: Context, portalId: string, key: string): Promise<string> {
  return withPortal(
    ctx,
    { portalId, key, operation: 'replacePartnerPortalLink', body: { portalId } },
    async (trx, portal) => {
      await saveNextLink(trx, portal.id)
      return { name: portal.name }
    },
  )
}

/** Ends a portal and its link at once. */
export async function revokePartnerPortal(ctx: Context, portalId: string, key: string): Promise<string> {
  return withPortal(
    ctx,
    { portalId, key, operation: 'revokePartnerPortal', body: { portalId } },
    async (trx, portal) => {
      await endPortal(trx, portal.id, ctx.now())
      return { name: portal.name }
    },
  )
}

async function withPortal(
  ctx: Context,
  call: { portalId: string; key: string; operation: string; body: unknown },
  change: (trx: Db, portal: PortalRow) => Promise<Record<string, unknown>>,
): Promise<string> {
  const { portalId, ...repeatable } = call
  if (!isUuid(portalId)) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, repeatable, async () => {
      const portal = await lockPortal(trx, portalId)
      if (!portal) throw new ResourceNotFoundError()
      await auditPortal(trx, ctx, portal.id, call.operation, await change(trx, portal))
      return portal.id
    }),
  )
}

async function checkedInput(trx: Db, given: PortalInput, exceptId: string | null): Promise<PortalInput> {
  const problems = Object.entries(portalProblems(given))
  if (problems.length > 0)
    throw new ValidationError(
      Object.fromEntries(problems.map(([field, problem]) => [field, `partnerPortal.${field}.${problem}`])),
    )
  if (await isPlaceTaken(trx, given.place, exceptId))
    throw new ValidationError({ place: 'partnerPortal.place.taken' })
  return tidyPortal(given)
}

async function auditPortal(
  trx: Db,
  ctx: Context,
  entityId: string,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  await audit(trx, ctx, { action, entityType: 'partner_portal', entityId, landlordId: null, data })
}
