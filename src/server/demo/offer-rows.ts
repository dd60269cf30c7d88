import type { OfferStatus, ContractName } from '../../domain/catalogue/contracts.ts'
import { contractLanguages } from '../../domain/rentals/supported-contracts.ts'
import { signingExpiresAt } from '../../domain/rentals/signing-deadline.ts'
import { type DemoUnit, finalCleaningFeeOf } from './places.ts'
import { circumstancesIn } from './request-rows.ts'
import type { DemoRows } from './rows.ts'
import { hasReached, idsOf, isOnPaper, rentOf, type Story, type StoryTimes, timesOf } from './stories.ts'

type OfferRow = DemoRows['booking_offers'][number]

/** The offers of a story: one, or two where the landlord has stopped signing online. */
export function offerRows(story: Story, unit: DemoUnit): OfferRow[] {
  const { stopped } = story
  const offer = offerRow(story, unit)
  const { stoppedAt } = timesOf(story)
  if (!stopped || !stoppedAt) return [offer]
  const before: OfferRow = {
    ...offer,
    id: idsOf(story.key).stoppedOffer,
    status: 'CANCELED',
    is_online_signing: true,
    cancellation_reason: 'ONLINE_SIGNING_STOPPED',
    stop_reason: stopped.reason,
    stop_comment: stopped.comment,
    ended_at: stoppedAt,
  }
  return [before, { ...offer, replaces_offer_id: before.id ?? null, created_at: stoppedAt }]
}

function offerRow(story: Story, unit: DemoUnit): OfferRow {
  const { place, tenant } = story
  const request = idsOf(story.key)
  const times = timesOf(story)
  return {
    id: request.offer,
    listing_request_id: request.request,
    listing_id: unit.id,
    group_id: place.groupId,
    landlord_id: place.landlord.id,
    tenant_id: tenant.id,
    status: statusOf(story),
    generating: false,
    type: circumstancesIn(story).paidBy === 'COMPANY' ? 'b2b' : 'b2c',
    contract_name: contractNameOf(story),
    language: contractLanguages(place.facts.country)[0] ?? 'en',
    is_online_signing: !isOnPaper(story),
    method_of_booking: place.facts.confirmed
      ? 'AFTER_LANDLORD_CONFIRMED_BOOKING'
      : 'AFTER_TENANT_SIGNED_CONTRACT',
    from: story.stay.from,
    to: story.stay.to,
    price: place.price,
    // Who stays longer has paid it already.
    deposit: story.extends ? 0 : place.deposit,
    cleaning_fee: story.extends ? 0 : finalCleaningFeeOf(place.facts),
    total_rent: rentOf(story),
    currency: 'EUR',
    landlord_signed_at: times.landlordSignedAt ?? null,
    tenant_signed_at: times.tenantSignedAt ?? null,
    signing_expires_at: expiryOf(story, times),
    ended_at: times.contractEndedAt ?? null,
    cancellation_reason: story.contractEnd === 'EXPIRED' ? 'SIGNING_EXPIRED' : null,
    created_at: times.offeredAt ?? times.requestedAt,
  }
}

/** The template of a story's contract. */
export function contractNameOf({ place: { facts } }: Story): ContractName {
  return facts.contractName ?? (facts.units ? 'GERMANY_COMMERCIAL' : 'GERMANY_PRIVATE')
}

function statusOf(story: Story): OfferStatus {
  if (story.contractEnd) return story.contractEnd === 'EXPIRED' ? 'CANCELED' : 'REJECTED'
  if (hasReached(story, 'BOOKED')) return 'ACCEPTED'
  if (isOnPaper(story)) return 'PROPOSED'
  return hasReached(story, 'LANDLORD_SIGNED') ? 'TENANT_SIGNING' : 'LANDLORD_SIGNING'
}

/** Until when the side whose turn it is has time; the turn of a booking is over. */
function expiryOf(story: Story, times: StoryTimes): Temporal.Instant | null {
  if (hasReached(story, 'BOOKED')) return null
  const turn = times.stoppedAt ?? times.tenantSignedAt ?? times.landlordSignedAt ?? times.offeredAt
  return turn ? signingExpiresAt(turn, story.stay.from) : null
}
