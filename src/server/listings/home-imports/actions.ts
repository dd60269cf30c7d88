import { ConditionNotMetError, NotAllowedError, ValidationError } from '../../../domain/kernel/errors.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import type { HomePayload } from '../../../domain/listings/homes-file.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { contractOfDraft } from '../content/begin-actions.ts'
import { type DraftContent, insertDrafts, NOTHING_TOLD } from '../content/begin-sql.ts'
import { enqueueLocatingAll } from '../places/locate-actions.ts'
import { type HomesFile, planHomesFile } from './plan.ts'
import { lockHomesOf } from './sql.ts'

/** Begins the homes of a file, unpublished, as its dry run has shown it, all or none; answers how many. */
export async function importHomes(ctx: Context, file: HomesFile, seen: string, key: string): Promise<number> {
  const { landlordId, groupIds } = requireViewer(ctx)
  // Who sees single listings only would never see new ones.
  if (!landlordId || groupIds) throw new NotAllowedError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'importHomes', body: { file, seen } }, async () => {
      // The same file, sent twice at a time, finds its homes the second time.
      await lockHomesOf(trx, landlordId)
      const plan = await planHomesFile(trx, ctx, file)
      if (plan.problem) throw new ValidationError({ csv: `homes.${plan.problem}` })
      if (plan.seen !== seen) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      const told = plan.homes.flatMap(({ outcome, payload }) =>
        outcome === 'ADD' && payload ? [payload] : [],
      )
      const begun = await insertDrafts(
        trx,
        { landlordId, language: ctx.language, today: ctx.today(), at: ctx.now() },
        told.map(contentOf),
      )
      await auditAll(
        trx,
        ctx,
        begun.map(({ groupId }, at) => ({
          action: 'importHomes',
          entityType: 'group',
          entityId: groupId,
          landlordId,
          data: { city: told[at]?.address.city, country: told[at]?.address.country },
        })),
      )
      if (begun.length > 0) await enqueueLocatingAll(trx, ctx)
      return begun.length
    }),
  )
}

function contentOf({ name, address, ...told }: HomePayload): DraftContent {
  const { availableFrom } = told
  return {
    ...NOTHING_TOLD,
    ...address,
    name,
    contractName: contractOfDraft(address.country),
    homeType: told.homeType ?? NOTHING_TOLD.homeType,
    price: told.price ?? NOTHING_TOLD.price,
    currency: told.currency ?? NOTHING_TOLD.currency,
    deposit: told.deposit ?? NOTHING_TOLD.deposit,
    area: told.area ?? NOTHING_TOLD.area,
    accommodates: told.accommodates ?? NOTHING_TOLD.accommodates,
    minBookingDuration: told.minBookingDuration ?? null,
    maxBookingDuration: told.maxBookingDuration ?? null,
    title: told.title ?? {},
    description: told.descriptionV2 ?? {},
    externalId: told.externalId ?? null,
    floor: told.floor ?? null,
    availableFrom: availableFrom ? parseDay(availableFrom) : null,
  }
}
