import { CATALOGUE } from '../../src/domain/catalogue/catalogue.ts'
import { BADGE_KINDS } from '../../src/domain/rentals/badge.ts'
import type { Browser, TestApp } from '../app.ts'
import { given } from '../builders.ts'

/** The lists that are watched: the catalogue's, and two of the domain's own. */
export const LISTS = {
  ...CATALOGUE,
  badgeKind: BADGE_KINDS,
  bookingPhase: ['UPCOMING', 'CURRENT', 'PAST', 'CANCELLED'],
} satisfies Record<string, readonly string[]>

/** The name of a watched list. */
export type ListName = keyof typeof LISTS

// A field is asked for under the name of the list that its value is of; `anyReason` may be of three.
const request = `
  requestType: type landlordStatus skipReason methodOfBooking paidBy employment reasonForStay
  badge { badgeKind: kind }
  status { requestStatusType: type data { anyReason: reason subReason: subReason } }
  deal { dealStatus: status dealStage: stage }
  firstMonthRentPayment { firstMonthRentPaymentStatus: status }
  tenantServiceFee { tenantServiceFeePaymentStatus: status }
  latestBookingOffer { offerStatus: status }
  adultsInformation { relationship } childrenInformation { childType: type }
  contractName: selectedContract`

const offer = `
  offerStatus: status contractType: type contractName methodOfBooking timeOfPayment cleaningFeeFrequency
  replacesOfferId
  offerCancellationReason: cancellationReason stopOnlineSigningReason: stopReason
  procedure {
    signatureProcedureState: state signatureRequestState: requestState signatureProvider: provider
    members { role signerState signatureMemberState: memberState }
  }
  signers { signerState: status signatureKind: kind }`

const booking =
  'bookingPhase: phase requestType: type contractName: selectedContract bookingCancellationReason: cancellationReason'

const documents = {
  requests: `query($filter: RequestFilter) {
    landlordListingRequests(filter: $filter, limit: 100) { nodes { ${request} latestOffer: latestBookingOffer { _id } } } }`,
  bookings: `{ bookings(limit: 100) { nodes { ${booking} } } }`,
  offer: `query($id: ID!) { bookingOffer(_id: $id) { ${offer} } }`,
  tenantRequests: `{ tenantRequests { id tenantStatus gender offer { _id } } }`,
}

/** Notes every value of the watched lists that the API has answered. */
export interface Observer {
  seen: Set<string>
  /** How many values it has been shown, again and again the same ones counted. */
  looks: number
  /** Reads all that the landlord sees. */
  asLandlord(browser: Browser): Promise<void>
  /** Reads all that the tenant sees. */
  asTenant(browser: Browser): Promise<void>
  /** Reads an answer whose fields are named as the lists are. */
  note(answer: unknown): void
}

/** An observer that has seen nothing yet. */
export function createObserver(app: TestApp): Observer {
  const seen = new Set<string>()
  const ask = async (document: string, variables: Record<string, unknown>, as: Browser) => {
    const answer = await app.graphql(document, variables, as)
    if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'))
    note(answer.data)
    return answer.data
  }
  const note = (value: unknown, name = ''): void => {
    if (Array.isArray(value)) for (const one of value) note(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) note(inner, key)
    else if (typeof value === 'string')
      for (const list of listsOf(name, value)) {
        seen.add(`${list} ${value}`)
        observer.looks++
      }
  }
  const observer: Observer = {
    seen,
    looks: 0,
    note,
    async asLandlord(browser) {
      for (const filter of ['ALL', 'ENDED']) {
        const data = await ask(documents.requests, { filter }, browser)
        // With each contract those that it took the place of.
        const waiting = offerIds(given(data))
        for (let id = waiting.pop(); id; id = waiting.pop()) {
          const found = await ask(documents.offer, { id }, browser)
          const { replacesOfferId } = given(found)['bookingOffer'] as { replacesOfferId: string | null }
          if (replacesOfferId) waiting.push(replacesOfferId)
        }
      }
      await ask(documents.bookings, {}, browser)
    },
    async asTenant(browser) {
      await ask(documents.tenantRequests, {}, browser)
    },
  }
  return observer
}

function offerIds(data: Record<string, unknown>): string[] {
  const { nodes } = data['landlordListingRequests'] as { nodes: { latestOffer: { _id: string } | null }[] }
  return nodes.flatMap(({ latestOffer }) => (latestOffer ? [latestOffer._id] : []))
}

function listsOf(name: string, value: string): string[] {
  const candidates = name === 'anyReason' ? ['requestStatusReason', 'declineReason', 'skipReason'] : [name]
  return candidates.filter((list) => (LISTS as Record<string, readonly string[]>)[list]?.includes(value))
}
