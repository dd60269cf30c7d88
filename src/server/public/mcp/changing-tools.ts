import * as z from 'zod'
import { DECLINE_REASONS } from '../../../domain/catalogue/reasons.ts'
import { BLOCK_REASONS } from '../../../domain/catalogue/calendars.ts'
import { toDecimal } from '../../../domain/kernel/money.ts'
import { type ChangingTool, dayInput, type ToolFacts, idInput, type Variables } from './tool.ts'

const named = { bookingRequestId: idInput, listingRequestId: idInput }
const REQUEST = `id type from to landlordStatus autoDeclineAt listing { groupId name }
  suggestion { from to } status { canBeAccepted { value reason } canBeRejected { value reason } }`
const DECLINED = 'listingRequestId bookingRequestId from to landlordStatus wouldBeDeclined'

/** The tools that change something. */
export const CHANGING_TOOLS: readonly ChangingTool[] = [
  {
    name: 'accept_request',
    title: 'Accept a request',
    description:
      'Says that the home is free: the tenant has 72 hours to confirm. An extension gets its contract at once and declines who waits for the same days. The dry run says in unitOfOtherRent where no free unit costs what was asked for.',
    scopes: ['requests:read', 'requests:write'],
    input: named,
    preview: `query($bookingRequestId: ID!, $listingRequestId: ID!) {
      request: landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $listingRequestId) {
        ${REQUEST} currency unitOfOtherRent { unitName rent asked }
        declines: overlappingListingRequests { ${DECLINED} } } }`,
    refusal: (found) => refusalOf(at(found, 'request', 'status', 'canBeAccepted')),
    seen: (found) => ({ seen: declinedIn(at(found, 'request', 'declines')) }),
    changed: (found) =>
      `The request is accepted; the tenant is told and has 72 hours.${otherRentIn(found.request)}`,
    mutation: `mutation($listingRequestId: ID!, $seen: [ID!], $key: ID!) {
      done: acceptListingRequest(listingRequestId: $listingRequestId, seen: $seen, idempotencyKey: $key) {
        error { name message reason fields } listingRequest { id landlordStatus } } }`,
    orders: ({ listingRequestId }) => ({ listingRequestId }),
  },
  {
    name: 'decline_request',
    title: 'Decline a request',
    description:
      'Declines a request with a reason of get_request. Some need an explanation, some the days that are occupied, which are blocked then in every unit where they are free.',
    scopes: ['requests:read', 'requests:write'],
    input: {
      ...named,
      groupId: idInput,
      reason: z.enum(DECLINE_REASONS),
      explanation: z.string().max(1000).optional(),
      blockFrom: dayInput.optional(),
      blockTo: dayInput.optional(),
    },
    preview: `query($bookingRequestId: ID!, $listingRequestId: ID!, $groupId: ID!, $from: Day!, $to: Day!, $block: Boolean!) {
      request: landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $listingRequestId) { ${REQUEST} }
      declines: blockWillDeclineListingRequests(groupId: $groupId, listingRequestId: $listingRequestId, from: $from, to: $to)
        @include(if: $block) { ${DECLINED} }
      blocked: daysBlockedByDeclining(listingRequestId: $listingRequestId, from: $from, to: $to)
        @include(if: $block) { listingId from to } }`,
    asks: ({ bookingRequestId, listingRequestId, groupId, blockFrom, blockTo }) => ({
      bookingRequestId,
      listingRequestId,
      groupId,
      block: blockFrom !== undefined && blockTo !== undefined,
      // What isn't blocked isn't asked about, but a question needs its variables.
      from: blockFrom ?? '2000-01-01',
      to: blockTo ?? '2000-01-02',
    }),
    refusal: (found) => refusalOf(at(found, 'request', 'status', 'canBeRejected')),
    seen: (found) => ({ seen: declinedIn(found.declines) }),
    changed: (_, { blockFrom }) =>
      `The request is declined and the tenant is told.${blockFrom === undefined ? '' : ' The days are blocked.'}`,
    mutation: `mutation($listingRequestId: ID!, $input: RejectListingRequestInput!, $seen: [ID!], $key: ID!) {
      done: rejectListingRequest(listingRequestId: $listingRequestId, input: $input, seen: $seen, idempotencyKey: $key) {
        error { name message reason fields } listingRequest { id landlordStatus } } }`,
    orders: ({ listingRequestId, reason, explanation, blockFrom, blockTo }) => ({
      listingRequestId,
      input: { reason, explanation, blockFrom, blockTo },
    }),
  },
  {
    name: 'suggest_dates',
    title: 'Suggest other dates',
    description: 'Suggests other dates to the tenant, who has 72 hours to take or refuse them.',
    scopes: ['requests:read', 'requests:write'],
    input: { ...named, from: dayInput, to: dayInput, message: z.string().max(2000).optional() },
    preview: `query($bookingRequestId: ID!, $listingRequestId: ID!, $from: Day!, $to: Day!) {
      request: landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $listingRequestId) { ${REQUEST} }
      verdict: checkSuggestedDates(listingRequestId: $listingRequestId, from: $from, to: $to) { value reason }
      declines: datesWillDeclineListingRequests(listingRequestId: $listingRequestId, from: $from, to: $to) { ${DECLINED} } }`,
    asks: ({ bookingRequestId, listingRequestId, from, to }) => ({
      bookingRequestId,
      listingRequestId,
      from,
      to,
    }),
    refusal: (found) => refusalOf(found.verdict),
    seen: (found) => ({ seen: declinedIn(found.declines) }),
    changed: (_, { from, to }) =>
      `The tenant is asked to stay from ${String(from)} to ${String(to)} instead.`,
    mutation: `mutation($listingRequestId: ID!, $from: Day!, $to: Day!, $message: String, $seen: [ID!], $key: ID!) {
      done: suggestDates(listingRequestId: $listingRequestId, from: $from, to: $to, message: $message, seen: $seen, idempotencyKey: $key) {
        error { name message reason fields } listingRequest { id landlordStatus } } }`,
    orders: ({ listingRequestId, from, to, message }) => ({ listingRequestId, from, to, message }),
  },
  {
    name: 'block_days',
    title: 'Block days',
    description:
      'Blocks days, both included, in units; refused over a booking or a contract in signing. Declines requests that no unit can serve any more.',
    scopes: ['listings:read', 'listings:write'],
    input: {
      listingIds: z
        .array(idInput)
        .min(1)
        .max(100)
        .describe('Units, by the id that get_availability gives them'),
      from: dayInput,
      to: dayInput,
      reason: z.enum(BLOCK_REASONS),
      note: z.string().max(500).optional(),
    },
    preview: `query($input: BlocksInput!) {
      plan: blocksDryRun(input: $input) { seen units { listingId name refused { from to } } declines: declined { ${DECLINED} } } }`,
    asks: (input) => ({ input }),
    refusal: (found) => {
      const units = at(found, 'plan', 'units') as { refused: unknown[] }[]
      return units.some(({ refused }) => refused.length > 0) ? 'UNAVAILABLE' : null
    },
    seen: (found) => ({ planSeen: at(found, 'plan', 'seen') }),
    changed: (_, { from, to }) =>
      `The days from ${String(from)} to ${String(to)} are blocked in these units.`,
    mutation: `mutation($input: BlocksInput!, $key: ID!) {
      done: createBlocks(input: $input, idempotencyKey: $key) {
        error { name message reason fields } result: done { blocks { _id listingId from to } declined } } }`,
    orders: ({ planSeen, ...input }) => ({
      input: { ...input, ...(planSeen !== undefined && { seen: planSeen }) },
    }),
  },
  {
    name: 'publish_listing',
    title: 'Publish a home',
    description: 'Makes all units of a home public; refused while something is missing.',
    scopes: ['listings:read', 'listings:write'],
    input: { groupId: idInput },
    preview: `query($groupId: ID!) {
      publishing(groupId: $groupId) { canPublish { value reason } gaps { gap step } publicUnits unitsToPublish } }`,
    refusal: (found) => refusalOf(at(found, 'publishing', 'canPublish')),
    seen: () => ({}),
    changed: (found) => `${String(at(found, 'publishing', 'unitsToPublish'))} unit(s) become public.`,
    mutation: `mutation($groupId: ID!, $key: ID!) {
      done: publishListing(groupId: $groupId, idempotencyKey: $key) {
        error { name message reason fields } listing { _id groupId published } } }`,
    orders: ({ groupId }) => ({ groupId }),
  },
  {
    name: 'unpublish_listing',
    title: 'Take a home out',
    description:
      'Takes all units of a home out of the public, with the key of a reason for landlords. Requests that could wait are declined only if that is said.',
    scopes: ['listings:read', 'listings:write'],
    input: {
      groupId: idInput,
      reasonKey: z.string().max(100),
      explanation: z.string().max(1000).optional(),
      declineRequests: z.boolean().default(false),
    },
    preview: `query($groupId: ID!, $declineRequests: Boolean!) {
      publishing(groupId: $groupId) { canUnpublish { value reason } publicUnits }
      reasons: listingUnpublishReasons { key text explanationRequired }
      consequences: unpublishConsequences(groupId: $groupId, declineRequests: $declineRequests) {
        units unitsLeft stays declines: requests { ${DECLINED} } } }`,
    asks: ({ groupId, declineRequests }) => ({ groupId, declineRequests }),
    refusal: (found, { reasonKey }) => {
      const known = (found.reasons as { key: string }[]).some(({ key }) => key === reasonKey)
      return known ? refusalOf(at(found, 'publishing', 'canUnpublish')) : 'UNKNOWN_REASON'
    },
    seen: (found) => ({ seen: declinedIn(at(found, 'consequences', 'declines')) }),
    changed: (found) => `${String(at(found, 'publishing', 'publicUnits'))} unit(s) leave the public.`,
    mutation: `mutation($groupId: ID!, $input: UnpublishListingInput!, $seen: [ID!], $key: ID!) {
      done: unpublishListing(groupId: $groupId, input: $input, seen: $seen, idempotencyKey: $key) {
        error { name message reason fields } listing { _id groupId published } } }`,
    orders: ({ groupId, reasonKey, explanation, declineRequests }) => ({
      groupId,
      input: { reasonKey, explanation, declineRequests },
    }),
  },
]

/** What stands there in an answer; null where something on the way is missing: somebody else's, or gone. */
function at(found: ToolFacts, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isObject(value) ? (value[name] ?? null) : null), found)
}

function isObject(value: unknown): value is Variables {
  return typeof value === 'object' && value !== null
}

function refusalOf(verdict: unknown): string | null {
  if (!isObject(verdict)) return 'NOT_FOUND'
  const { value, reason } = verdict
  if (value === true) return null
  return typeof reason === 'string' ? reason : 'NO_PERMISSION'
}

/** That no free unit costs what was asked for; the tenant pays that nevertheless. */
function otherRentIn(request: unknown): string {
  if (!isObject(request) || !isObject(request.unitOfOtherRent)) return ''
  const { unitName, rent, asked } = request.unitOfOtherRent
  const money = (amount: unknown) =>
    `${toDecimal(Number(amount), String(request.currency))} ${String(request.currency)}`
  return ` No free unit costs the ${money(asked)} a month that were asked for: the contract would be made for ${String(unitName)}, which costs ${money(rent)}, and the rent stays as it was asked for.`
}

function declinedIn(requests: unknown): string[] {
  const all = (requests ?? []) as { listingRequestId: string; wouldBeDeclined: boolean }[]
  return all.filter(({ wouldBeDeclined }) => wouldBeDeclined).map(({ listingRequestId }) => listingRequestId)
}
