import { ANSWERS, asJson, type Operation } from './operation.ts'
import { anything, id, language, named, oneOfWords, shape, text } from './schemas.ts'

const { html, redirect, received } = ANSWERS

const look = { lang: language, theme: oneOfWords(['light', 'dark']) }

/** What is public, what programs and providers call, and what only a demo has. */
export const OTHER_OPERATIONS: Readonly<Record<string, Operation>> = {
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
  'GET /api/mcp': { tag: 'public', answer: { ...asJson(named('Error')), status: 405 } },
  'POST /api/mcp': { tag: 'people', body: anything, answer: asJson(anything) },
  'GET /api/openapi.json': { tag: 'public', answer: asJson(anything) },
  'GET /api/outbox': { tag: 'demo', answer: asJson(anything) },
  'POST /api/push/receipts': { tag: 'public', body: shape({ receipt: text }), answer: null },
  'POST /api/push/subscription-changes': {
    tag: 'public',
    body: shape({
      former: shape({ endpoint: text, auth: text }),
      renewed: shape({ endpoint: text, p256dh: text, auth: text }),
    }),
    answer: null,
  },
  'GET /api/strings.json': { tag: 'public', answer: asJson(anything) },
  'GET /api/test-calendar': { tag: 'demo', query: { name: text, email: text, lang: language }, answer: html },
  'POST /api/test-payments/:name': { tag: 'demo', body: anything, answer: asJson(anything) },
  'GET /api/test-payments/card': { tag: 'demo', query: look, answer: html },
  'GET /api/test-payments/onboarding': { tag: 'demo', query: look, answer: html },
  'POST /api/webhooks/stripe': { tag: 'providers', body: anything, answer: received },
  'POST /api/webhooks/veriff': { tag: 'providers', body: anything, answer: received },
  'POST /api/webhooks/yousign': { tag: 'providers', body: anything, answer: received },
}
