import type { ListingPayload } from './listing-content.ts'

/** The fields of a listing by the step in which they are told, in the order of the wizard. */
export const STEP_FIELDS = {
  location: ['address', 'locationInBuilding', 'registrationNumber'],
  apartment: [
    'name',
    'apartmentName',
    'externalId',
    'homeType',
    'area',
    'floor',
    'accommodates',
    'apartmentState',
    'furnitureStandard',
  ],
  rooms: ['roomsInformation'],
  amenities: ['amenities', 'amenitiesAvailability'],
  services: ['services'],
  photos: ['pictures'],
  floorPlan: ['floorPlanUrl'],
  description: ['title', 'descriptionV2', 'additionalInformation', 'houseRulesText', 'listingLanguages'],
  keys: ['keysProvided'],
  rules: ['petRules', 'smokingRules'],
  price: [
    'price',
    'currency',
    'invoiceCalculationMethod',
    'stayDiscounts',
    'seasons',
    'deposit',
    'finalCleaningFee',
  ],
  energy: ['energyCertificate'],
  stay: [
    'availableFrom',
    'availableTo',
    'minBookingDuration',
    'maxBookingDuration',
    'minBookingDurationPermitId',
    'minBookingDurationExemption',
    'maxVacancy',
    'maxVacancyUnit',
  ],
  booking: ['methodOfBooking', 'isOnlineSigning', 'isFirstMonthRent', 'labels', 'contractName'],
  contacts: ['payoutInformation', 'billingDetailsItemId'],
} as const satisfies Record<string, readonly (keyof ListingPayload)[]>

/** A step of the wizard and of the edit page. */
export type ListingStep = keyof typeof STEP_FIELDS

/** The steps in their order. */
export const LISTING_STEPS = Object.keys(STEP_FIELDS) as readonly ListingStep[]

/** A field that is told in a step. */
export type StepField = (typeof STEP_FIELDS)[ListingStep][number]

/** The step of that name, or undefined. */
export function findStep(name: string): ListingStep | undefined {
  return LISTING_STEPS.find((step) => step === name)
}

/** The steps that tell any of those fields. */
export function stepsOf(fields: readonly string[]): ListingStep[] {
  return LISTING_STEPS.filter((step) => STEP_FIELDS[step].some((field) => fields.includes(field)))
}

/** What has its own version: a step, and of a group the same step of each of its units. */
export function versionedStep(
  { partOfGroup }: { partOfGroup: boolean },
  unitId: string | null,
  step: string,
): string {
  return partOfGroup && unitId ? `${step} ${unitId}` : step
}
