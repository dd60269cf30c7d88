import { CURRENT_STATES } from '../../../domain/catalogue/listings.ts'
import { DEAL_COLUMNS } from '../../../domain/catalogue/deals.ts'
import { REQUEST_TYPES } from '../../../domain/catalogue/requests.ts'
import { PUBLICATION_HISTORIES } from '../../../domain/listings/listing-order.ts'
import { REQUEST_FILTERS } from '../../../domain/rentals/classification.ts'
import { ANSWERS, asJson, KEY_FIELD, type Operation } from './operation.ts'
import { bytes, count, day, id, instant, language, named, oneOfWords, shape, text, yes } from './schemas.ts'

const { csv, xml } = ANSWERS

const bookings = {
  phase: text,
  listingId: id,
  groupId: id,
  tenantId: id,
  type: text,
  selectedContract: text,
  cancellationReason: text,
  from: day,
  to: day,
  search: text,
  language,
}
const deals = {
  column: oneOfWords(DEAL_COLUMNS),
  managerId: id,
  unmanaged: oneOfWords(['true']),
  keyAccounts: oneOfWords(['true']),
  landlordId: id,
  from: day,
  to: day,
  search: text,
  language,
}

const requests = {
  filter: oneOfWords(REQUEST_FILTERS),
  listingId: id,
  groupId: id,
  type: oneOfWords(REQUEST_TYPES),
  statuses: { ...text, description: 'States of requests, with commas between them' },
  from: day,
  to: day,
  search: text,
  language,
}
const homes = {
  search: text,
  city: text,
  state: oneOfWords(CURRENT_STATES),
  publication: oneOfWords(PUBLICATION_HISTORIES),
  archived: oneOfWords(['1']),
  incomplete: oneOfWords(['1']),
  language,
}
const calendar = { groupId: id, listingId: id, from: day, to: day }

/** Listings, calendars, requests and bookings. */
export const HOME_OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET /api/listings/:listingId': { tag: 'listings', answer: asJson(named('Listing')) },
  'GET /api/listings/g/:groupId': { tag: 'listings', answer: asJson(named('Listing')) },
  'DELETE /api/listings/:listingId': { tag: 'listings', answer: null },
  'DELETE /api/listings/g/:groupId': { tag: 'listings', answer: null },
  'PUT /api/listings-v2/:listingId': {
    tag: 'listings',
    body: named('Listing'),
    answer: asJson(named('Listing')),
  },
  'PUT /api/listings-v2/g/:groupId': {
    tag: 'listings',
    body: named('Listing'),
    answer: asJson(named('Listing')),
  },
  'POST /api/listings-v2/g/:groupId': {
    tag: 'listings',
    body: shape({ quantity: count }),
    answer: asJson(named('Listing')),
    idempotencyKey: true,
  },
  'GET /api/homes.csv': { tag: 'listings', query: homes, answer: csv },
  'GET /api/listings/g/:groupId/units.csv': { tag: 'listings', answer: csv },
  'POST /api/floor-plans': {
    tag: 'listings',
    query: { groupId: id },
    needs: ['groupId'],
    form: shape({ ...KEY_FIELD, file: bytes }),
    answer: asJson(shape({ floorPlanUrl: text })),
  },
  'POST /api/pictures': {
    tag: 'listings',
    query: { groupId: id },
    needs: ['groupId'],
    form: shape({ file: bytes }),
    answer: asJson(shape({ imageId: id, isNew: yes })),
  },
  'GET /api/pictures/:storageKey/:size': { tag: 'public', answer: { type: 'image/*' } },
  'GET /api/calendar': {
    tag: 'calendars',
    query: { ...calendar, first: count },
    answer: asJson(named('Calendar')),
  },
  'GET /api/calendar.csv': {
    tag: 'calendars',
    query: { ...calendar, months: oneOfWords(['1']), language },
    answer: csv,
  },
  'POST /api/calendar-feeds': {
    tag: 'calendars',
    query: { listingId: id, label: text, platform: text, feedId: id },
    needs: ['listingId', 'label'],
    form: shape({ ...KEY_FIELD, file: bytes }),
    answer: asJson(shape({ feedId: id })),
  },
  'GET /api/calendars/:token.ics': { tag: 'calendars', answer: { type: 'text/calendar' } },
  'GET /api/portals/:token': { tag: 'calendars', query: { cursor: text, since: instant }, answer: xml },
  'GET /api/requests.csv': { tag: 'requests', query: requests, answer: csv },
  'GET /api/deals.csv': { tag: 'requests', query: deals, answer: csv },
  'GET /api/bookings.csv': { tag: 'bookings', query: bookings, answer: csv },
  'GET /api/bookings.ics': { tag: 'bookings', query: bookings, answer: { type: 'text/calendar' } },
}
