import {
  energyCertificateOf,
  keysProvidedOf,
  roomsOf,
  servicesOf,
} from '../../../domain/listings/listing-details.ts'
import { isLandlordLabel } from '../../../domain/listings/listing-labels.ts'
import { isUnitField } from '../../../domain/listings/listing-content.ts'
import {
  LISTING_STEPS,
  type ListingStep,
  STEP_FIELDS,
  type StepField,
} from '../../../domain/listings/listing-steps.ts'
import { listUnits, type UnitRow } from '../occupancy/sql.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listContents, listLocations } from '../listings/content-sql.ts'
import { listUnknownWindows } from '../listings/content-change-sql.ts'
import { listGroupAccounts } from '../listings/payout-sql.ts'
import { listPictures } from '../listings/pictures-sql.ts'
import type { GroupRow } from '../listings/sql.ts'

/** The values of a listing's fields, as a payload would give them, by step. */
export type StepValues = Partial<Record<ListingStep, Record<string, unknown>>>

/** The values that may be changed here: of a group what its units share, of one of its units what is its own, else all. */
export async function loadStepValues(db: Db, group: GroupRow, unitId: string | null): Promise<StepValues> {
  const values = await loadValues(db, group, unitId)
  const steps = LISTING_STEPS.map((step) => {
    const fields = STEP_FIELDS[step].filter((field) => isChangedHere(field, group, unitId))
    return [step, Object.fromEntries(fields.map((field) => [field, values[field]]))] as const
  })
  return Object.fromEntries(steps.filter(([, own]) => Object.keys(own).length > 0))
}

function isChangedHere(field: StepField, group: GroupRow, unitId: string | null): boolean {
  // The single unit of a listing is called what the listing is called.
  if (!group.partOfGroup) return field !== 'apartmentName'
  return isUnitField(field) === (unitId !== null)
}

async function loadValues(
  db: Db,
  group: GroupRow,
  unitId: string | null,
): Promise<Record<StepField, unknown>> {
  const ids = [group.groupId]
  const [contents, payouts, pictures, units] = await Promise.all([
    listContents(db, ids),
    listGroupAccounts(db, ids),
    listPictures(db, ids, false),
    listUnits(db, ids),
  ])
  const unit = units.find(({ id }) => id === unitId) ?? (group.partOfGroup ? undefined : units[0])
  const [content] = contents
  const [payout] = payouts
  if (!content || !payout) throw new Error(`The group ${group.groupId} is gone.`)
  const { contactPersonId, billingAddressId } = payout
  return {
    address: addressOf(group),
    registrationNumber: content.registrationNumber,
    name: group.name,
    homeType: group.homeType,
    area: group.area || null,
    accommodates: group.accommodates,
    apartmentState: content.apartmentState,
    furnitureStandard: group.furnitureStandard,
    roomsInformation: roomsOf(content.rooms),
    amenities: group.amenities,
    amenitiesAvailability: content.amenitiesAvailability,
    services: servicesOf(content.services),
    pictures: pictures.map(({ id, category }) => ({ imageId: id, category })),
    floorPlanUrl: content.floorPlanUrl,
    title: group.title,
    descriptionV2: group.description,
    additionalInformation: content.additionalInformation,
    houseRulesText: group.houseRules,
    listingLanguages: content.listingLanguages,
    keysProvided: keysProvidedOf(content.keysProvided),
    petRules: { rule: group.petRule, conditions: content.petConditions },
    smokingRules: { rule: group.smokingRule, conditions: content.smokingConditions },
    price: group.price || null,
    stayDiscounts: group.stayDiscounts,
    seasons: group.seasons,
    currency: group.currency,
    deposit: group.deposit,
    finalCleaningFee: content.finalCleaningFee,
    energyCertificate: energyCertificateOf(content.energyCertificate),
    minBookingDuration: group.minBookingDuration,
    maxBookingDuration: group.maxBookingDuration,
    minBookingDurationPermitId: group.minBookingDurationPermitId,
    minBookingDurationExemption: group.minBookingDurationExemption,
    maxVacancy: group.maxVacancy,
    maxVacancyUnit: group.maxVacancyUnit,
    invoiceCalculationMethod: group.invoiceCalculationMethod,
    methodOfBooking: group.methodOfBooking,
    isOnlineSigning: group.onlineSigning,
    isFirstMonthRent: group.firstMonthRent,
    labels: group.labels.filter(isLandlordLabel),
    contractName: group.contractName,
    // Accounts are no field of a form that saves itself: changing them needs the password.
    payoutInformation: { contactPersonId, billingAddressId },
    billingDetailsItemId: payout.billingDetailsItemId,
    ...(await unitValues(db, unit)),
  }
}

function addressOf({ street, streetNumber, zipCode, city, country }: GroupRow) {
  return { street, streetNumber, zipCode, city, country }
}

async function unitValues(db: Db, unit: UnitRow | undefined) {
  const ids = unit ? [unit.id] : []
  const [location] = await listLocations(db, ids)
  const unknown = await listUnknownWindows(db, ids)
  return {
    apartmentName: unit?.apartmentName ?? null,
    externalId: unit?.externalId ?? null,
    floor: unit?.floor ?? null,
    locationInBuilding: location?.locationInBuilding ?? {},
    availableFrom: unit && unknown.length === 0 ? unit.availableFrom : null,
    availableTo: unit?.availableTo ?? null,
  }
}
