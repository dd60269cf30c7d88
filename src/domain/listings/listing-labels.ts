import { COUNTRY_TAGS, isPersonLabel, type Tag, TAGS } from '../catalogue/flags.ts'
import { UKRAINE_LABEL } from './listing-purpose.ts'

/** The labels with which landlords say themselves how a listing is let; the others are set by staff. */
export const LANDLORD_LABELS = [
  'AUTO_ACCEPT_STANDARD_REQUESTS',
  'AUTO_ACCEPT_EXTENSION_REQUESTS',
  'SKIP_TENANT_DOCUMENT_VERIFICATION',
  'SKIP_SENDING_EXTENSION_EMAIL',
  UKRAINE_LABEL,
] as const satisfies readonly Tag[]

/** Whether a landlord may set a label. */
export function isLandlordLabel(label: string): boolean {
  return LANDLORD_LABELS.some((own) => own === label)
}

/** Whether a change of labels touches one that only staff may set. */
export function changesStaffLabels(before: readonly string[], after: readonly string[]): boolean {
  const differing = [
    ...before.filter((label) => !after.includes(label)),
    ...after.filter((label) => !before.includes(label)),
  ]
  return differing.some((label) => !isLandlordLabel(label) && !isCountryLabel(label))
}

/** The labels of a listing with the tag of the country that it lies in, which nobody sets: the address says it (C3). */
export function labelsIn<Label extends string>(country: string, labels: readonly Label[]): (Label | Tag)[] {
  const tags: Readonly<Record<string, Tag | undefined>> = COUNTRY_TAGS
  const own = Object.hasOwn(tags, country) ? tags[country] : undefined
  return [...labels.filter((label) => !isCountryLabel(label)), ...(own ? [own] : [])]
}

function isCountryLabel(label: string): boolean {
  return Object.values(COUNTRY_TAGS).some((tag) => tag === label)
}

/** The labels after a landlord has chosen their own; those of staff stay. */
export function withLandlordLabels<Label extends string>(
  before: readonly Label[],
  chosen: readonly Label[],
): Label[] {
  return [...before.filter((label) => !isLandlordLabel(label)), ...new Set(chosen.filter(isLandlordLabel))]
}

/** The labels of a listing that only staff set. */
export const STAFF_LABELS: readonly Tag[] = TAGS.filter(
  (label) => !isLandlordLabel(label) && !isPersonLabel(label) && !isCountryLabel(label),
)

/** The label of a full-service unit, which those set who look after these units. */
export const FULL_SERVICE_LABEL = 'FSU' satisfies Tag

/** Those of a landlord's own labels that staff with BOOKING_PREFERENCES set for the landlord. */
export const BOOKING_PREFERENCE_LABELS: readonly Tag[] = LANDLORD_LABELS.filter(
  (label) => label !== UKRAINE_LABEL,
)

/** The labels of a listing that somebody of the staff may set: each permission has its own (C6). */
export function labelsSetBy(permissions: readonly string[]): Tag[] {
  return [
    ...STAFF_LABELS.filter((label) => permissions.includes(label === FULL_SERVICE_LABEL ? 'FSU' : 'sales')),
    ...(permissions.includes('BOOKING_PREFERENCES') ? BOOKING_PREFERENCE_LABELS : []),
  ]
}

/** The labels after staff have chosen of those that they may set; all others stay. */
export function withStaffLabels<Label extends string>(
  before: readonly Label[],
  chosen: readonly Label[],
  settable: readonly string[],
): Label[] {
  return [
    ...before.filter((label) => !settable.includes(label)),
    ...new Set(chosen.filter((label) => settable.includes(label))),
  ]
}
