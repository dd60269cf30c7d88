import { certificateProblems } from '../../../domain/listings/energy-certificate-check.ts'
import { NotAllowedError, ValidationError } from '../../../domain/kernel/errors.ts'
import { checkChangedListing } from '../../../domain/listings/listing-content.ts'
import { type EnergyCertificate, energyCertificateOf } from '../../../domain/listings/listing-details.ts'
import type { Gap } from '../../../domain/listings/listing-gaps.ts'
import { changesStaffLabels } from '../../../domain/listings/listing-labels.ts'
import { isTooHigh } from '../../../domain/listings/price-comparison.ts'
import { contractsOf, isStudentContract } from '../../../domain/rentals/supported-contracts.ts'
import { parseFloorPlanUrl } from '../../../domain/listings/floor-plan-url.ts'
import { LOCATION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { listUnits, type UnitRow } from '../occupancy/sql.ts'
import { sameValue } from '../../../domain/kernel/same-value.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import type { CompletedPayload } from '../listings/completed-content.ts'
import { isFloorPlanOf, listForeignPayout } from '../listings/content-change-sql.ts'
import { listContents, listLocations } from '../listings/content-sql.ts'
import { listGroupAccounts, type GroupAccountsRow } from '../listings/payout-sql.ts'
import { listPictures } from '../listings/pictures-sql.ts'
import type { GroupRow } from '../listings/sql.ts'
import { payoutChoice } from './payout-choice.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Throws ValidationError for what the schema of a payload can't see: how its fields fit the listing and each other. */
export async function checkContent(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  given: CompletedPayload,
): Promise<void> {
  checkChangedListing({
    price: valueOf(given.price, group.price) ?? 0,
    currency: given.currency ?? group.currency,
    area: valueOf(given.area, group.area) ?? 0,
    minBookingDuration: valueOf(given.minBookingDuration, group.minBookingDuration),
    maxBookingDuration: valueOf(given.maxBookingDuration, group.maxBookingDuration),
  })
  await checkUnitRents(trx, group, given)
  const country = given.address?.country ?? group.country
  await checkCertificate(trx, ctx, group, { country, certificate: given.energyCertificate })
  checkTitle(group, given)
  await checkContract(trx, group, country, given)
  checkLabels(ctx, group, given)
  await checkPictures(trx, group, given)
  await checkFloorPlan(trx, group, given)
  await checkPayout(trx, ctx, group, given)
}

/** Units that cost a rent of their own do so in the currency and on the area of their group (decision 137). */
async function checkUnitRents(trx: Db, group: GroupRow, given: CompletedPayload): Promise<void> {
  const currency = given.currency ?? group.currency
  const area = valueOf(given.area, group.area) ?? 0
  if (currency === group.currency && area === group.area) return
  const own = (await listUnits(trx, [group.groupId])).flatMap(({ price }) => price ?? [])
  if (own.length === 0) return
  if (currency !== group.currency) throw new ValidationError({ currency: 'listing.currency.unitRents' })
  if (area < group.area && own.some((price) => isTooHigh(price, currency, area)))
    throw new ValidationError({ area: 'listing.price.perSquareMetre' })
}

function valueOf<Value>(given: Value | undefined, stored: Value): Value {
  return given === undefined ? stored : given
}

function refuseFields(prefix: string, problems: Readonly<Record<string, string>>): void {
  const fields = Object.entries(problems).map(([field, text]) => [`${prefix}${field}`, text] as const)
  if (fields.length > 0) throw new ValidationError(Object.fromEntries(fields))
}

/** A listing in another country has to do with other classes and terms, also where its certificate stays as it is. */
async function checkCertificate(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  given: { country: string; certificate: EnergyCertificate | null | undefined },
): Promise<void> {
  const isSameCountry = given.country === group.country
  if (given.certificate === undefined && isSameCountry) return
  const [content] = await listContents(trx, [group.groupId])
  const stored = energyCertificateOf(content?.energyCertificate ?? null)
  // Time alone makes a certificate wrong: what is stored and sent back as it was changes nothing.
  if (isSameCountry && sameValue(given.certificate, stored)) return
  const certificate = given.certificate ?? stored
  if (!certificate) return
  refuseFields('energyCertificate.', certificateProblems(certificate, given.country, ctx.today()))
}

/** A title from before it had a limit may stay. */
function checkTitle(group: GroupRow, { title = {} }: CompletedPayload): void {
  const before: Readonly<Record<string, string>> = group.title
  const long = Object.entries(title).filter(
    ([language, text]) => text.length > TITLE_MAX_LENGTH && text !== before[language],
  )
  refuseFields('title.', Object.fromEntries(long.map(([language]) => [language, 'listing.title.long'])))
}

/** The same limit as the table and the file of units have; a text from before may stay. */
export async function refuseLongLocation(
  trx: Db,
  unit: UnitRow,
  { locationInBuilding }: Pick<CompletedPayload, 'locationInBuilding'>,
): Promise<void> {
  const long = Object.entries(locationInBuilding ?? {}).filter(
    ([, text]) => text.length > LOCATION_MAX_LENGTH,
  )
  if (long.length === 0) return
  const [stored] = await listLocations(trx, [unit.id])
  const changed = long.filter(([language, text]) => stored?.locationInBuilding[language] !== text)
  refuseFields(
    'locationInBuilding.',
    Object.fromEntries(changed.map(([language]) => [language, 'listing.locationInBuilding.long'])),
  )
}

async function checkContract(
  trx: Db,
  group: GroupRow,
  country: string,
  { contractName }: CompletedPayload,
): Promise<void> {
  if (contractName === undefined || contractName === group.contractName) return
  if (!contractsOf(country).includes(contractName))
    throw new ValidationError({ contractName: 'listing.contractName.otherCountry' })
  if (!isStudentContract(contractName)) return
  if (!(await listEnabledFlags(trx, group.landlordId)).includes('STUDENT_HOUSING'))
    throw new ValidationError({ contractName: 'listing.contractName.noStudentHousing' })
}

/** Staff who act as the landlord may set all labels, the landlord only those about how the listing is let. */
function checkLabels(ctx: Context, group: GroupRow, { labels }: CompletedPayload): void {
  if (!labels || requireViewer(ctx).impersonation) return
  if (changesStaffLabels(group.labels, labels))
    throw new ValidationError({ labels: 'listing.labels.staffOnly' })
}

/** A payload orders pictures and says what they show; adding and deleting them is no business of its own. */
async function checkPictures(trx: Db, group: GroupRow, { pictures }: CompletedPayload): Promise<void> {
  if (!pictures) return
  const stored = new Set((await listPictures(trx, [group.groupId], false)).map(({ id }) => id))
  const given = new Set(pictures.map(({ imageId }) => imageId))
  if (given.size !== pictures.length || given.size !== stored.size || given.difference(stored).size > 0)
    throw new ValidationError({ pictures: 'listing.pictures.all' })
}

/**
 * A new floor plan is a file of this landlord's. An address of the former product stays where it is stored (D5), but
 * none is taken anew: no file lies behind it.
 */
async function checkFloorPlan(trx: Db, group: GroupRow, { floorPlanUrl }: CompletedPayload): Promise<void> {
  const plan = parseFloorPlanUrl(floorPlanUrl)
  if (!plan) return
  const [content] = await listContents(trx, [group.groupId])
  if (content?.floorPlanUrl === floorPlanUrl) return
  if (!('fileId' in plan) || !(await isFloorPlanOf(trx, group.landlordId, plan.fileId)))
    throw new ValidationError({ floorPlanUrl: 'listing.floorPlan.missing' })
}

/** Who gets the money is the landlord's own decision, never one of staff who act as them (domain rules, section 1). */
async function checkPayout(trx: Db, ctx: Context, group: GroupRow, given: CompletedPayload): Promise<void> {
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
  const { bankAccountId, depositBankAccountId } = changed
  if (bankAccountId === undefined && depositBankAccountId === undefined) return
  await payoutChoice().choose(trx, ctx, group, { bankAccountId, depositBankAccountId })
}

/** The ids of a payload that differ from what is stored. */
async function changedPayout(
  trx: Db,
  group: GroupRow,
  { payoutInformation, billingDetailsItemId }: CompletedPayload,
): Promise<Partial<Omit<GroupAccountsRow, 'groupId' | 'isCompliant' | 'isExempt'>>> {
  const given = {
    ...payoutInformation,
    ...(billingDetailsItemId !== undefined && { billingDetailsItemId }),
  }
  if (Object.keys(given).length === 0) return {}
  const [stored] = await listGroupAccounts(trx, [group.groupId])
  const changed = Object.entries(given).filter(
    ([field, id]) => id !== undefined && id !== stored?.[field as keyof typeof given],
  )
  return Object.fromEntries(changed)
}

/** Two units of a group by the same name or number can't be told apart; those that were there before may stay. */
export function refuseDoubleUnit(
  units: readonly UnitRow[],
  unit: UnitRow,
  given: Pick<CompletedPayload, 'apartmentName' | 'externalId'>,
): void {
  const others = units.filter(({ id }) => id !== unit.id)
  const double = (['apartmentName', 'externalId'] as const).filter((field) => {
    const text = given[field]
    return text && text !== unit[field] && others.some((other) => other[field] === text)
  })
  refuseFields('', Object.fromEntries(double.map((field) => [field, 'listing.externalId.double'])))
}

/** Throws ValidationError when a change makes something missing that publishing needs, while the listing is public. */
export function refuseNewGaps(before: readonly Gap[], after: readonly Gap[]): void {
  const known = new Set(before.map((gap) => gap.gap))
  const fresh = after.filter((gap) => !known.has(gap.gap))
  const fields = fresh.map((gap) => [gap.field, 'listing.neededWhilePublished'])
  if (fields.length > 0) throw new ValidationError(Object.fromEntries(fields) as Record<string, string>)
}
