import { ID_PICTURE_SIDES } from '../../../domain/catalogue/checks.ts'
import { REQUEST_TYPES } from '../../../domain/catalogue/requests.ts'
import { REQUEST_FILTERS } from '../../rentals/requests/list-sql.ts'
import {
  anything,
  bytes,
  count,
  day,
  id,
  instant,
  type JsonSchema,
  language,
  named,
  oneOfWords,
  shape,
  text,
  yes,
} from './schemas.ts'

/** What a REST call takes and answers, as far as its route doesn't say it already. */
export interface Operation {
  tag: string
  /** The parameters of the query; none is needed unless it is among `needs`. */
  query?: Readonly<Record<string, JsonSchema>>
  needs?: readonly string[]
  /** A body of JSON, or a form with a file. */
  body?: JsonSchema
  form?: JsonSchema
  /** The media type of the answer, and its schema where it is JSON; null: no content. */
  answer: { type: string; schema?: JsonSchema; status?: number } | null
  /** It changes something that a repetition doesn't change again, by this header. */
  idempotencyKey?: boolean
}

const key = { idempotencyKey: id }
const json = (schema: JsonSchema) => ({ type: 'application/json', schema })
const csv = { type: 'text/csv' }
const zip = { type: 'application/zip' }
const xml = { type: 'application/xml' }
const html = { type: 'text/html' }
const pdf = { type: 'application/pdf' }
const content = { type: 'application/octet-stream' }
const redirect = { type: 'text/html', status: 302 }
const received = json(shape({ received: yes }))
const fileId = json(shape({ fileId: id }))

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
const period = { ...text, description: '2026-11, 2026-Q4 or 2026' }
const money = {
  period,
  groupId: id,
  listingId: id,
  bookingId: id,
  currency: text,
  language,
  chart: oneOfWords(['SKR03', 'SKR04']),
  consultant: text,
  client: text,
  bank: text,
  receivable: text,
  payable: text,
  rent: text,
  fee: text,
  other: text,
}
const calendar = { groupId: id, listingId: id, from: day, to: day }
const look = { lang: language, theme: oneOfWords(['light', 'dark']) }

/** Every REST call by its method and address: a test compares them with the routes. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /api/auth/confirm-email': {
    tag: 'login',
    body: shape({ token: text }),
    answer: json(shape({ loggedIn: yes, redirect: text }, ['redirect'])),
  },
  'POST /api/auth/passkeys/login': {
    tag: 'login',
    body: shape({ response: anything }),
    answer: json(anything),
  },
  'POST /api/auth/passkeys/login-options': { tag: 'login', body: anything, answer: json(anything) },
  'POST /api/auth/passkeys/register': {
    tag: 'login',
    body: shape({ response: anything, name: text }, ['name']),
    answer: json(shape({ _id: id })),
  },
  'POST /api/auth/passkeys/registration-options': { tag: 'login', body: anything, answer: json(anything) },
  'POST /api/auth/second-step': { tag: 'login', body: shape({ code: text }), answer: json(anything) },
  'POST /api/auth/sign-up/email': {
    tag: 'login',
    body: shape(
      {
        email: text,
        password: text,
        firstName: text,
        lastName: text,
        landlord: yes,
        language: text,
        redirect: text,
      },
      ['redirect'],
    ),
    answer: json(shape({ status: oneOfWords(['MAILED']) })),
  },
  'GET /api/users/me': { tag: 'people', answer: json(named('Person')) },
  'GET /api/users/:id': { tag: 'people', answer: json(named('Person')) },
  'GET /api/users/:userId/bank-accounts': { tag: 'people', answer: json(named('BankAccounts')) },
  'POST /api/id-pictures': {
    tag: 'people',
    form: shape({ side: oneOfWords(ID_PICTURE_SIDES), ...key, file: bytes }),
    answer: json(shape({ side: text })),
  },
  'GET /api/translations/:language': {
    tag: 'staff',
    answer: json(
      shape({
        language,
        texts: { type: 'array', items: shape({ key: text, english: text, translation: text }) },
      }),
    ),
  },
  'GET /api/id-pictures/:verificationId/:side': { tag: 'staff', answer: content },
  'POST /api/impersonation': { tag: 'staff', body: anything, answer: json(anything) },
  'POST /api/impersonation/end': { tag: 'staff', body: anything, answer: json(anything) },
  'GET /api/listings/:listingId': { tag: 'listings', answer: json(named('Listing')) },
  'GET /api/listings/g/:groupId': { tag: 'listings', answer: json(named('Listing')) },
  'DELETE /api/listings/:listingId': { tag: 'listings', answer: null },
  'DELETE /api/listings/g/:groupId': { tag: 'listings', answer: null },
  'PUT /api/listings-v2/:listingId': {
    tag: 'listings',
    body: named('Listing'),
    answer: json(named('Listing')),
  },
  'PUT /api/listings-v2/g/:groupId': {
    tag: 'listings',
    body: named('Listing'),
    answer: json(named('Listing')),
  },
  'POST /api/listings-v2/g/:groupId': {
    tag: 'listings',
    body: shape({ quantity: count }),
    answer: json(named('Listing')),
    idempotencyKey: true,
  },
  'GET /api/listings/g/:groupId/units.csv': { tag: 'listings', answer: csv },
  'POST /api/floor-plans': {
    tag: 'listings',
    query: { groupId: id },
    needs: ['groupId'],
    form: shape({ ...key, file: bytes }),
    answer: json(shape({ floorPlanUrl: text })),
  },
  'POST /api/pictures': {
    tag: 'listings',
    query: { groupId: id },
    needs: ['groupId'],
    form: shape({ file: bytes }),
    answer: json(shape({ imageId: id, isNew: yes })),
  },
  'GET /api/pictures/:storageKey/:size': { tag: 'public', answer: { type: 'image/*' } },
  'GET /api/calendar': {
    tag: 'calendars',
    query: { ...calendar, first: count },
    answer: json(named('Calendar')),
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
    form: shape({ ...key, file: bytes }),
    answer: json(shape({ feedId: id })),
  },
  'GET /api/calendars/:token.ics': { tag: 'calendars', answer: { type: 'text/calendar' } },
  'GET /api/portals/:token': { tag: 'calendars', query: { cursor: text, since: instant }, answer: xml },
  'GET /api/requests.csv': { tag: 'requests', query: requests, answer: csv },
  'GET /api/bookings.csv': { tag: 'bookings', query: bookings, answer: csv },
  'GET /api/bookings.ics': { tag: 'bookings', query: bookings, answer: { type: 'text/calendar' } },
  'POST /api/contracts/:offerId/signed-copy': {
    tag: 'contracts',
    form: shape({ ...key, file: bytes, feeShown: text }, ['feeShown']),
    answer: json(shape({ offerId: id })),
  },
  'GET /api/listing-requests/:listingRequestId/contract-preview': {
    tag: 'contracts',
    query: {
      contractName: text,
      language,
      timeOfPayment: text,
      cleaningFee: text,
      cleaningFeeFrequency: text,
      deposit: text,
      houseRules: text,
      isOnlineSigning: text,
    },
    answer: pdf,
  },
  'POST /api/listing-requests/:listingRequestId/own-contract': {
    tag: 'contracts',
    form: shape({ ...key, file: bytes }),
    answer: fileId,
  },
  'GET /api/seal/certificate': { tag: 'contracts', answer: { type: 'application/x-pem-file' } },
  'POST /api/seal/check': {
    tag: 'contracts',
    form: shape({ file: bytes }),
    answer: json(named('SealCheck')),
  },
  'POST /api/tenant-documents': {
    tag: 'contracts',
    form: shape(
      {
        listingRequestId: id,
        type: text,
        issuedOn: day,
        kind: text,
        evenIfBlank: oneOfWords(['yes', '']),
        replaces: text,
        ...key,
        file: bytes,
      },
      ['issuedOn', 'kind', 'evenIfBlank', 'replaces'],
    ),
    answer: fileId,
  },
  'GET /api/tenant-documents/:fileId': { tag: 'contracts', answer: content },
  'GET /api/files/:fileId': { tag: 'contracts', query: { expires: text, signature: text }, answer: content },
  'GET /api/money.csv': { tag: 'money', query: money, needs: ['period'], answer: csv },
  'GET /api/money.datev': { tag: 'money', query: money, needs: ['period'], answer: csv },
  'GET /api/money.zip': { tag: 'money', query: money, needs: ['period'], answer: zip },
  'GET /api/performance.csv': {
    tag: 'money',
    query: {
      period: { ...text, description: 'last-12, 2026-11, 2026-Q4 or 2026' },
      groupId: id,
      listingId: id,
      currency: text,
      language,
    },
    answer: csv,
  },
  'GET /api/tax-report.csv': { tag: 'money', query: { year: text, language }, needs: ['year'], answer: csv },
  'POST /api/bank-statements': {
    tag: 'staff',
    form: shape({ ...key, file: bytes }),
    answer: json(shape({ statementId: id })),
  },
  'GET /api/tax-report-runs/:runId/findings.csv': { tag: 'staff', query: { language }, answer: csv },
  'GET /api/tax-report-runs/:runId/messages.zip': { tag: 'staff', answer: zip },
  'GET /api/tax-reports/:reportId/dip.xml': { tag: 'staff', answer: xml },
  'GET /api/tax-reports/:reportId/message.xml': { tag: 'staff', answer: xml },
  'GET /api/tax-reports/:reportId/records.csv': { tag: 'staff', query: { language }, answer: csv },
  'GET /api/events': {
    tag: 'public',
    query: { type: text, groupId: id, page: text, language },
    needs: ['type'],
    answer: { type: 'image/gif' },
  },
  'POST /api/events': {
    tag: 'public',
    body: shape({ events: { type: 'array', items: anything }, visit: anything, userType: text }, [
      'visit',
      'userType',
    ]),
    answer: null,
  },
  'GET /api/og/:language/:groupId': { tag: 'public', answer: { type: 'image/png' } },
  'GET /api/open': {
    tag: 'public',
    query: {
      notificationId: id,
      kind: text,
      bookingRequestId: id,
      listingRequestId: id,
      offerId: id,
      bookingId: id,
      groupId: id,
      listingId: id,
      link: text,
    },
    answer: redirect,
  },
  'GET /api/open/external-provider': {
    tag: 'public',
    query: {
      provider: oneOfWords(['YOUSIGN', 'VERIFF', 'STRIPE']),
      side: oneOfWords(['landlord', 'tenant']),
      offerId: id,
      bookingId: id,
    },
    needs: ['provider'],
    answer: redirect,
  },
  'GET /api/mcp': { tag: 'public', answer: { ...json(named('Error')), status: 405 } },
  'POST /api/mcp': { tag: 'people', body: anything, answer: json(anything) },
  'GET /api/openapi.json': { tag: 'public', answer: json(anything) },
  'GET /api/outbox': { tag: 'demo', answer: json(anything) },
  'POST /api/push/receipts': { tag: 'public', body: shape({ receipt: text }), answer: null },
  'POST /api/push/subscription-changes': {
    tag: 'public',
    body: shape({
      former: shape({ endpoint: text, auth: text }),
      renewed: shape({ endpoint: text, p256dh: text, auth: text }),
    }),
    answer: null,
  },
  'GET /api/strings.json': { tag: 'public', answer: json(anything) },
  'GET /api/test-calendar': { tag: 'demo', query: { name: text, email: text, lang: language }, answer: html },
  'POST /api/test-payments/:name': { tag: 'demo', body: anything, answer: json(anything) },
  'GET /api/test-payments/card': { tag: 'demo', query: look, answer: html },
  'GET /api/test-payments/onboarding': { tag: 'demo', query: look, answer: html },
  'POST /api/webhooks/stripe': { tag: 'providers', body: anything, answer: received },
  'POST /api/webhooks/veriff': { tag: 'providers', body: anything, answer: received },
  'POST /api/webhooks/yousign': { tag: 'providers', body: anything, answer: received },
}
