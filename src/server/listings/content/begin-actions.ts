import * as z from 'zod/mini'
import { NotAllowedError, ValidationError, fieldErrors } from '../../../domain/kernel/errors.ts'
import { labelsOfPurpose, LISTING_PURPOSES } from '../../../domain/listings/listing-purpose.ts'
import { isCountryCode } from '../../../domain/catalogue/countries.ts'
import type { ContractName } from '../../../domain/catalogue/contracts.ts'
import { contractsOf } from '../../../domain/rentals/supported-contracts.ts'
import { LISTING_NAME_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { parseAdvertContent } from '../../../domain/listings/adverts/advert-payload.ts'
import type { ListingPayload } from '../../../domain/listings/listing-content.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { enqueueLocating } from '../places/locate-actions.ts'
import { type Draft, insertDrafts, NOTHING_TOLD } from './begin-sql.ts'
import { changeContent, lockForChange } from './change-actions.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const beginning = z.object({
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(LISTING_NAME_MAX_LENGTH)),
  country: z.string().check(z.refine(isCountryCode)),
  purpose: z.optional(z.nullable(z.enum(LISTING_PURPOSES))),
  content: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})

/**
 * Begins a listing, unpublished and with its city alone or with what an advert tells, once per key. What a landlord has
 * told for the last one is taken over.
 */
export async function createListing(ctx: Context, input: unknown, key: string): Promise<Draft> {
  const viewer = requireViewer(ctx)
  // Who sees single groups only would never see the new one.
  if (!viewer.landlordId || viewer.groupIds) throw new NotAllowedError()
  const { landlordId } = viewer
  const given = z.safeParse(beginning, input)
  if (!given.success) {
    const issues = given.error.issues.map(({ path }) => ({ path, message: 'listing.invalid' }))
    throw new ValidationError(fieldErrors(issues))
  }
  const { city, country, purpose, content } = given.data
  const told = content ? parseAdvertContent(content) : null
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'createListing', body: given.data }, async () => {
      const [draft] = await insertDrafts(
        trx,
        { landlordId, language: ctx.language, today: ctx.today(), at: ctx.now() },
        [
          {
            ...NOTHING_TOLD,
            name: city,
            city,
            country,
            contractName: contractOfDraft(country),
            labels: labelsOfPurpose(purpose),
          },
        ],
      )
      if (!draft) throw new Error('A listing was to begin, and none did.')
      await audit(trx, ctx, {
        action: 'createListing',
        entityType: 'group',
        entityId: draft.groupId,
        landlordId,
        data: { city, country, ...(purpose && { purpose }) },
      })
      if (told) await tellContent(trx, ctx, draft, told)
      await enqueueLocating(trx, ctx, draft.groupId)
      return draft
    }),
  )
}

async function tellContent(trx: Db, ctx: Context, { listingId }: Draft, told: ListingPayload): Promise<void> {
  const key = { listingId }
  await changeContent(trx, ctx, key, await lockForChange(trx, ctx, key), told)
}

/** The contract of a new listing in a country. */
export function contractOfDraft(country: string): ContractName {
  return country === 'DE' ? 'GERMANY_PRIVATE' : (contractsOf(country)[0] ?? 'GERMANY_DEFAULT')
}
