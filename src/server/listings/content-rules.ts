import { certificateProblems } from '../../domain/energy-certificate-check.ts'
import { NotAllowedError, ValidationError } from '../../domain/errors.ts'
import { checkChangedListing, type ListingPayload } from '../../domain/listing-content.ts'
import type { Gap } from '../../domain/listing-gaps.ts'
import { changesStaffLabels } from '../../domain/listing-labels.ts'
import { contractsOf } from '../../domain/supported-contracts.ts'
import { parseFloorPlanUrl } from '../../domain/floor-plan-url.ts'
import { requireViewer } from '../booking-requests/command.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { isFloorPlanOf, listForeignPayout } from './content-change-sql.ts'
import { listContents } from './content-sql.ts'
import { listPayouts, type PayoutRow } from './payout-sql.ts'
import { listPictures } from './pictures-sql.ts'
import type { GroupRow } from './sql.ts'

/** Throws ValidationError for what the schema of a payload can't see: how its fields fit the listing and each other. */
export async function checkContent(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  given: ListingPayload,
): Promise<void> {
  checkChangedListing({
    price: valueOf(given.price, group.price) ?? 0,
    currency: given.currency ?? group.currency,
    area: valueOf(given.area, group.area) ?? 0,
    minBookingDuration: valueOf(given.minBookingDuration, group.minBookingDuration),
    maxBookingDuration: valueOf(given.maxBookingDuration, group.maxBookingDuration),
  })
  const country = given.address?.country ?? group.country
  if (given.energyCertificate) {
    refuseFields('energyCertificate.', certificateProblems(given.energyCertificate, country, ctx.today()))
  }
  checkContract(group, country, given)
  checkLabels(ctx, group, given)
  await checkPictures(trx, group, given)
  await checkFloorPlan(trx, group, given)
  await checkPayout(trx, ctx, group, given)
}

function valueOf<Value>(given: Value | undefined, stored: Value): Value {
  return given === undefined ? stored : given
}

function refuseFields(prefix: string, problems: Readonly<Record<string, string>>): void {
  const fields = Object.entries(problems).map(([field, text]) => [`${prefix}${field}`, text] as const)
  if (fields.length > 0) throw new ValidationError(Object.fromEntries(fields))
}

function checkContract(group: GroupRow, country: string, { contractName }: ListingPayload): void {
  if (contractName === undefined || contractName === group.contractName) return
  if (!contractsOf(country).includes(contractName))
    throw new ValidationError({ contractName: 'listing.contractName.otherCountry' })
}

/** Staff who act as the landlord may set all labels, the landlord only those about how the home is let. */
function checkLabels(ctx: Context, group: GroupRow, { labels }: ListingPayload): void {
  if (!labels || requireViewer(ctx).impersonation) return
  if (changesStaffLabels(group.labels, labels))
    throw new ValidationError({ labels: 'listing.labels.staffOnly' })
}

/** A payload orders pictures and says what they show; adding and deleting them is no business of its own. */
async function checkPictures(trx: Db, group: GroupRow, { pictures }: ListingPayload): Promise<void> {
  if (!pictures) return
  const stored = new Set((await listPictures(trx, [group.groupId], false)).map(({ id }) => id))
  const given = new Set(pictures.map(({ imageId }) => imageId))
  if (given.size !== pictures.length || given.size !== stored.size || given.difference(stored).size > 0)
    throw new ValidationError({ pictures: 'listing.pictures.all' })
}

/** A floor plan that is a file of ours is one of this landlord; an address of the former product is taken as it is (D5). */
async function checkFloorPlan(trx: Db, group: GroupRow, { floorPlanUrl }: ListingPayload): Promise<void> {
  const plan = parseFloorPlanUrl(floorPlanUrl)
  if (!plan || !('fileId' in plan)) return
  const [content] = await listContents(trx, [group.groupId])
  if (content?.floorPlanUrl === floorPlanUrl) return
  if (!(await isFloorPlanOf(trx, group.landlordId, plan.fileId)))
    throw new ValidationError({ floorPlanUrl: 'listing.floorPlan.missing' })
}

/** Who gets the money is the landlord's own decision, never one of staff who act as them (domain rules, section 1). */
async function checkPayout(trx: Db, ctx: Context, group: GroupRow, given: ListingPayload): Promise<void> {
  const changed = await changedPayout(trx, group, given)
  if (Object.keys(changed).length === 0) return
  const viewer = requireViewer(ctx)
  const aboutMoney = Object.keys(changed).some((field) => field !== 'contactPersonId')
  if (aboutMoney && (viewer.role !== 'OWNER' || viewer.impersonation)) throw new NotAllowedError()
  const foreign = await listForeignPayout(trx, group.landlordId, changed)
  const fields = foreign.map((field) => [
    field === 'billingDetailsItemId' ? field : `payoutInformation.${field}`,
    'listing.payout.missing',
  ])
  if (fields.length > 0) throw new ValidationError(Object.fromEntries(fields) as Record<string, string>)
}

/** The ids of a payload that differ from what is stored. */
async function changedPayout(
  trx: Db,
  group: GroupRow,
  { payoutInformation, billingDetailsItemId }: ListingPayload,
): Promise<Partial<Omit<PayoutRow, 'groupId' | 'isCompliant' | 'isExempt'>>> {
  const given = {
    ...payoutInformation,
    ...(billingDetailsItemId !== undefined && { billingDetailsItemId }),
  }
  if (Object.keys(given).length === 0) return {}
  const [stored] = await listPayouts(trx, [group.groupId])
  const changed = Object.entries(given).filter(
    ([field, id]) => id !== undefined && id !== stored?.[field as keyof typeof given],
  )
  return Object.fromEntries(changed)
}

/** Throws ValidationError when a change makes something missing that publishing needs, while the listing is public. */
export function refuseNewGaps(before: readonly Gap[], after: readonly Gap[]): void {
  const known = new Set(before.map((gap) => gap.gap))
  const fresh = after.filter((gap) => !known.has(gap.gap))
  const fields = fresh.map((gap) => [gap.field, 'listing.neededWhilePublished'])
  if (fields.length > 0) throw new ValidationError(Object.fromEntries(fields) as Record<string, string>)
}
