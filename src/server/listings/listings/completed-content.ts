import { ValidationError } from '../../../domain/kernel/errors.ts'
import { changedAmenities } from '../../../domain/listings/listing-amenities.ts'
import type { ListingPayload } from '../../../domain/listings/listing-content.ts'
import {
  changedCertificate,
  type EnergyCertificate,
  energyCertificateOf,
  keysProvidedOf,
  over,
  servicesOf,
} from '../../../domain/listings/listing-details.ts'
import { groupName, singleName } from '../../../domain/listings/listing-name.ts'
import { contractsOf } from '../../../domain/rentals/supported-contracts.ts'
import type { UnitRow } from '../occupancy/sql.ts'
import type { Db } from '../../kernel/db/database.ts'
import { type ContentRow, listContents } from './content-sql.ts'
import type { GroupRow } from './sql.ts'

/** A payload with what follows from it, its parts whole. */
export type CompletedPayload = Omit<ListingPayload, 'energyCertificate' | 'amenityFlags'> & {
  energyCertificate?: EnergyCertificate | null
}

/** Puts what a payload tells of parts of the content over what is stored, and adds what follows from it. */
export async function completedContent(
  db: Db,
  group: GroupRow,
  units: readonly UnitRow[],
  { amenityFlags, energyCertificate, ...given }: ListingPayload,
): Promise<CompletedPayload> {
  const [content] = await listContents(db, [group.groupId])
  if (!content) throw new Error(`The group ${group.groupId} is gone.`)
  return {
    ...given,
    ...contractOfCountry(group, given),
    ...namesOf(group, units, given),
    ...amenitiesOf(group, content, { ...given, ...(amenityFlags && { amenityFlags }) }),
    ...(given.services && { services: over(servicesOf(content.services), given.services) }),
    ...(given.keysProvided && {
      keysProvided: over(keysProvidedOf(content.keysProvided), given.keysProvided),
    }),
    ...(energyCertificate !== undefined && {
      energyCertificate: energyCertificate && certificateOf(content, energyCertificate),
    }),
  }
}

/** A listing that turns out to lie elsewhere gets a contract of its country, unless the payload names one. */
function contractOfCountry(group: GroupRow, given: ListingPayload): Pick<ListingPayload, 'contractName'> {
  const country = given.address?.country
  if (country === undefined || country === group.country || given.contractName !== undefined) return {}
  const contracts = contractsOf(country)
  const [contractName] = contracts
  return !contractName || contracts.some((name) => name === group.contractName) ? {} : { contractName }
}

function namesOf(
  group: GroupRow,
  units: readonly UnitRow[],
  given: ListingPayload,
): Pick<ListingPayload, 'name' | 'apartmentName'> {
  if (!group.partOfGroup) {
    const apartmentName = units[0]?.apartmentName ?? group.name
    return singleName(given, { name: group.name, apartmentName, city: group.city }) ?? {}
  }
  const name = groupName(given, group)
  return name === undefined ? {} : { name }
}

function amenitiesOf(
  group: GroupRow,
  content: ContentRow,
  given: ListingPayload,
): Pick<ListingPayload, 'amenities' | 'amenitiesAvailability'> {
  if (!given.amenities && !given.amenitiesAvailability && !given.amenityFlags) return {}
  const { amenitiesAvailability } = content
  return changedAmenities({ amenities: group.amenities, amenitiesAvailability }, given)
}

function certificateOf(
  content: ContentRow,
  given: NonNullable<ListingPayload['energyCertificate']>,
): EnergyCertificate {
  const certificate = changedCertificate(energyCertificateOf(content.energyCertificate), given)
  if (!certificate) throw new ValidationError({ 'energyCertificate.availability': 'listing.invalid' })
  return certificate
}
