import * as z from 'zod/mini'
import { MISSING_RULES } from '../../calendars/feed-state.ts'
import { BLOCK_REASONS } from '../../catalogue/calendars.ts'
import { CONTRACT_NAMES, OFFER_CANCELLATION_REASONS } from '../../catalogue/contracts.ts'
import { isCountryCode } from '../../catalogue/countries.ts'
import { CURRENCIES } from '../../catalogue/currencies.ts'
import { LISTING_LANGUAGES } from '../../catalogue/language.ts'
import { AMENITIES, AMENITIES_AVAILABILITIES } from '../../catalogue/listings.ts'
import { IMAGE_CATEGORIES } from '../../catalogue/pictures.ts'
import { DECLINE_REASONS } from '../../catalogue/reasons.ts'
import {
  METHODS_OF_BOOKING,
  REQUEST_STATUS_REASONS,
  REQUEST_STATUS_SUBREASONS,
} from '../../catalogue/requests.ts'
import { FILE_TYPES } from '../../catalogue/tenants.ts'
import { isDay } from '../../kernel/day.ts'
import {
  energyCertificate,
  keysProvided,
  localizedText,
  rooms,
  services,
} from '../../listings/listing-details.ts'
import { seasons } from '../../listings/seasons.ts'
import { stayDiscounts } from '../../listings/stay-discounts.ts'

const oneOfThese = (values: readonly string[]) =>
  z.string().check(z.refine((value) => values.includes(value)))
const listed = (values: readonly string[]) => z.nullable(oneOfThese(values))
const currency = oneOfThese(CURRENCIES.map(({ isoCode }) => isoCode))
const day = z.string().check(z.refine(isDay))
const text = z.string().check(z.maxLength(10_000))
const objects = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(100))

const stay = z.object({ from: day, to: day })
const instant = z.string().check(z.refine(isInstant))

/** What is kept of the entries of a connected calendar (StoredFeedEvent). */
const feedEvents = z.array(
  z.strictObject({
    id: z.string(),
    uid: z.string(),
    instance: z.optional(z.string()),
    summary: z.optional(z.string()),
    kind: z.enum(['STAY', 'FAR_END', 'WINDOW_LIMIT', 'ECHO', 'SAME_STAY']),
    received: z.optional(stay),
    days: stay,
    counted: z.optional(z.nullable(stay)),
    block: z.optional(stay),
    rolling: z.optional(
      z.strictObject({
        edge: z.optional(z.enum(['START', 'END'])),
        times: z.int(),
        since: instant,
        pace: z.optional(z.enum(['DAY', 'WEEK', 'MONTH'])),
      }),
    ),
    limit: z.optional(z.strictObject({ from: day, near: z.boolean() })),
    closure: z.optional(z.strictObject({ from: day, to: day, id: z.string() })),
    sameAs: z.optional(z.array(z.string())),
    missing: z.optional(z.strictObject({ rule: z.enum(MISSING_RULES), since: instant, answers: z.int() })),
  }),
)

function isInstant(given: string): boolean {
  try {
    return Temporal.Instant.from(given).epochMilliseconds > 0
  } catch {
    // Nobody else says whether a text is an instant.
    return false
  }
}

/**
 * What the server alone checks before it stores it, by column of a table that is imported: words of the catalogue that the
 * database takes as text, and what lies in JSON. A value that the product never wrote would break pages of others, too.
 */
const VALUES: Readonly<Record<string, z.ZodMiniType>> = {
  'blocks.reason': oneOfThese(BLOCK_REASONS),
  'booking_offers.cancellation_reason': listed(OFFER_CANCELLATION_REASONS),
  'booking_offers.contract_name': oneOfThese(CONTRACT_NAMES),
  'booking_offers.currency': currency,
  'booking_offers.method_of_booking': oneOfThese(METHODS_OF_BOOKING),
  'booking_requests.adults_information': objects,
  'booking_requests.children_information': objects,
  'bookings.currency': currency,
  'bookings.selected_contract': oneOfThese(CONTRACT_NAMES),
  'calendar_feeds.events': feedEvents,
  'contract_terms.contract_name': oneOfThese(CONTRACT_NAMES),
  'files.type': oneOfThese(FILE_TYPES),
  'groups.additional_information': localizedText,
  'groups.amenities': z.array(oneOfThese(AMENITIES)),
  'groups.amenities_availability': z.partialRecord(z.enum(AMENITIES), z.enum(AMENITIES_AVAILABILITIES)),
  'groups.contract_name': oneOfThese(CONTRACT_NAMES),
  'groups.country': z.string().check(z.refine(isCountryCode)),
  'groups.currency': currency,
  'groups.description': localizedText,
  'groups.energy_certificate': z.nullable(energyCertificate),
  'groups.house_rules': localizedText,
  'groups.keys_provided': keysProvided,
  'groups.listing_languages': z.array(oneOfThese(LISTING_LANGUAGES)),
  'groups.pet_conditions': localizedText,
  'groups.rooms': rooms,
  'groups.services': services,
  'groups.smoking_conditions': localizedText,
  'groups.seasons': seasons,
  'groups.stay_discounts': stayDiscounts,
  'groups.step_versions': z.record(z.string(), z.int()),
  'groups.title': localizedText,
  'listing_requests.currency': currency,
  'listing_requests.decline_reason': listed(DECLINE_REASONS),
  'listing_requests.status_reason': listed(REQUEST_STATUS_REASONS),
  'listing_requests.status_sub_reason': listed(REQUEST_STATUS_SUBREASONS),
  'listings.location_in_building': localizedText,
  'pictures.category': oneOfThese(IMAGE_CATEGORIES),
  'pictures.placeholder': z.nullable(text.check(z.regex(/^data:image\/(?:webp|png|jpeg|avif);base64,/))),
  'rents.currency': currency,
  'saved_views.search': z.record(z.string(), z.unknown()),
}

/** The first column of a row whose value the product would not have written; null where there is none. */
export function wrongColumn(table: string, values: Readonly<Record<string, unknown>>): string | null {
  const wrong = Object.keys(values).find((column) => {
    const shape = VALUES[`${table}.${column}`]
    return shape !== undefined && !shape.safeParse(values[column]).success
  })
  return wrong ?? null
}

/** The columns that are looked at. */
export const LOOKED_AT: readonly string[] = Object.keys(VALUES)
