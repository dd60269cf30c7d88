import { ANSWER_HOURS, LANDLORD_FEE_RATE, TENANT_FEE_RATE } from '../../domain/kernel/constants.ts'
import { signingExpiresAt } from '../../domain/rentals/signing-deadline.ts'
import { json } from '../kernel/db/parameters.ts'
import { type DemoClock, secondChanceAt } from './clock.ts'
import { messages } from './names.ts'
import { type Circumstances, circumstancesOfPerson, sam } from './people.ts'
import { finalCleaningFeeOf } from './places.ts'
import { chanceOf } from './random.ts'
import type { DemoRows } from './rows.ts'
import { checksOfStory, idsOf, rentOf, type Story, type StoryTimes, timesOf } from './stories.ts'
import { endOf, statusOf } from './story-status.ts'

/** Adds the tenant's booking request (unless another story has it) and the listing request. */
export function addRequest(rows: DemoRows, clock: DemoClock, story: Story): void {
  const circumstances = circumstancesIn(story)
  if (!story.alsoIn) rows.booking_requests.push(bookingRequestRow(story, circumstances))
  rows.listing_requests.push(listingRequestRow(clock, story, circumstances))
  const check = solvencyCheckRow(story)
  if (check) rows.solvency_checks.push(check)
}

/** How many times the rent is covered of the one tenant of the demo whose income is confirmed, in tenths. */
const COVER_TENTHS = 31

/** The check of an income that somebody looks at, or has. */
function solvencyCheckRow(story: Story): DemoRows['solvency_checks'][number] | null {
  const { place, tenant, checks } = story
  if (checks !== 'INCOME' && checks !== 'COVERED') return null
  const at = timesOf(story).confirmedAt
  const check = {
    listing_request_id: idsOf(story.key).request,
    landlord_id: place.landlord.id,
    tenant_id: tenant.id,
    run: 1,
    started_at: at,
  }
  if (checks === 'INCOME') return { ...check, status: 'IN_PROGRESS' }
  const verdict = {
    cover_tenths: COVER_TENTHS,
    monthly_rent: place.price,
    decided_at: at,
    decided_by: sam.id,
  }
  return { ...check, ...verdict, status: 'SUCCESSFUL' }
}

/** Who comes in a story and why. */
export function circumstancesIn(story: Story): Circumstances & { notes?: string } {
  const chance = chanceOf(`story/${story.key}`)
  return { ...circumstancesOfPerson(chance, story.place.facts.accommodates), ...story.details }
}

function bookingRequestRow(
  story: Story,
  circumstances: Circumstances & { notes?: string },
): DemoRows['booking_requests'][number] {
  const { tenant } = story
  return {
    id: idsOf(story.key).bookingRequest,
    tenant_id: tenant.id,
    first_name: tenant.firstName,
    last_name: tenant.lastName,
    email: tenant.email,
    phone: tenant.phone,
    ...(story.suggestion?.answered?.asked ?? story.stay),
    adults: circumstances.adults.length,
    adults_information: json(circumstances.adults.map((relationship) => ({ relationship }))),
    children: circumstances.children.length,
    children_information: json(circumstances.children.map((type) => ({ type }))),
    pets: circumstances.petsDescription !== '',
    pets_description: circumstances.petsDescription,
    reason_for_stay: circumstances.reasonForStay,
    employment: circumstances.employment,
    company_name: circumstances.companyName,
    job_title: circumstances.jobTitle,
    paid_by: circumstances.paidBy,
    option_to_extend: circumstances.optionToExtend,
    notes:
      circumstances.notes ?? (story.step === 'BOOKED' ? '' : chanceOf(`message/${story.key}`).pick(messages)),
    created_at: story.requestedAt,
  }
}

function listingRequestRow(
  clock: DemoClock,
  story: Story,
  circumstances: Circumstances,
): DemoRows['listing_requests'][number] {
  const { place, step, suggestion } = story
  const checks = checksOfStory(story)
  const times = timesOf(story)
  const suppressing = story.suppressedBy ? idsOf(story.suppressedBy) : null
  // One that has been answered is gone.
  const open = suggestion?.answered ? undefined : suggestion
  const suggestedAt = open && times.requestedAt.add({ hours: open.after })
  const suggestionUntil = suggestedAt?.add({ hours: ANSWER_HOURS })
  return {
    id: idsOf(story.key).request,
    booking_request_id: idsOf(story.alsoIn ?? story.key).bookingRequest,
    group_id: place.groupId,
    landlord_id: place.landlord.id,
    tenant_id: story.tenant.id,
    type: story.extends ? 'EXTENSION' : 'STANDARD',
    extends_booking_id: story.extends ? idsOf(story.extends).booking : null,
    from: story.stay.from,
    to: story.stay.to,
    guests: circumstances.adults.length + circumstances.children.length,
    method_of_booking: place.facts.confirmed
      ? 'AFTER_LANDLORD_CONFIRMED_BOOKING'
      : 'AFTER_TENANT_SIGNED_CONTRACT',
    price: place.price,
    // Who stays longer has paid it already.
    deposit: story.extends ? 0 : place.deposit,
    final_cleaning_fee: finalCleaningFeeOf(place.facts),
    total_rent: rentOf(story),
    currency: 'EUR',
    landlord_fee_rate: LANDLORD_FEE_RATE,
    tenant_fee_rate: TENANT_FEE_RATE,
    ...statusOf(story),
    suppressing_booking_request_id: suppressing?.bookingRequest ?? null,
    suppressing_listing_request_id: suppressing?.request ?? null,
    suppressing_booking_id: suppressing?.booking ?? null,
    verification_needed: checks !== null,
    identity_needed: checks === 'IDENTITY',
    // Looked at last: while documents are open, both sides read that the income comes then.
    solvency_needed: checks !== null,
    verification_done_at: checks === 'COVERED' ? (times.confirmedAt ?? null) : null,
    documents_asked_at: checks ? (times.confirmedAt ?? null) : null,
    requested_at: times.requestedAt,
    ...(open && {
      suggested_from: open.from,
      suggested_to: open.to,
      suggestion_message: open.message,
      suggested_at: suggestedAt,
    }),
    auto_decline_at: suggestionUntil ?? deadlineOf(clock, story, times),
    tenant_answer_until:
      suggestionUntil ??
      (step === 'ACCEPTED' ? (times.answeredAt?.add({ hours: ANSWER_HOURS }) ?? null) : null),
    ended_at: endOf(story, times),
    viewed_by_landlord_at: story.seen === false ? null : story.requestedAt.add({ minutes: 25 }),
    answered_at: times.answeredAt ?? null,
    // Facts alone are made up; the projection computes these two from them.
    landlord_status: 'OTHER',
    sort_group: 5,
  }
}

/**
 * Until when the landlord has time, also for another contract than the refused one; nobody is asked against the clock
 * whose check was skipped (C5).
 */
function deadlineOf(clock: DemoClock, story: Story, times: StoryTimes): Temporal.Instant | null {
  const { step, requestedAt, skip, contractEnd, stay } = story
  if (contractEnd && contractEnd !== 'EXPIRED' && times.contractEndedAt)
    return signingExpiresAt(times.contractEndedAt, stay.from)
  if (step === 'SECOND_CHANCE') return secondChanceAt(clock).add({ hours: ANSWER_HOURS })
  return step === 'OPEN' && !skip ? requestedAt.add({ hours: ANSWER_HOURS }) : null
}
