import { contractLanguages } from '../../domain/rentals/supported-contracts.ts'
import { contractNameOf } from './offer-rows.ts'
import { houseRules } from './place-texts.ts'
import type { DemoRows } from './rows.ts'
import { idsOf, isOnPaper, type Story, timesOf } from './stories.ts'

/** When a landlord decided about the contract of a story: after the answer. */
export function preparedAt(story: Story): Temporal.Instant {
  const { answeredAt, requestedAt } = timesOf(story)
  return (answeredAt ?? requestedAt).add({ minutes: 12 })
}

/** Adds what the landlord has decided about a contract that is not made yet. */
export function addPreparedTerms(rows: DemoRows, story: Story): void {
  const { prepared, place } = story
  if (!prepared) return
  const language = contractLanguages(place.facts.country)[0] ?? 'en'
  rows.contract_terms.push({
    listing_request_id: idsOf(story.key).request,
    landlord_id: place.landlord.id,
    contract_name: contractNameOf(story),
    language,
    time_of_payment: prepared.timeOfPayment,
    cleaning_fee: prepared.cleaningFee,
    cleaning_fee_frequency: 'ONE_TIME',
    deposit: prepared.deposit,
    house_rules: houseRules[language],
    is_online_signing: !isOnPaper(story),
    updated_at: preparedAt(story),
  })
}
