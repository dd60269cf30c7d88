import { ID_PICTURE_SIDES } from '../../../domain/catalogue/checks.ts'
import { APPOINTMENT_STATUSES } from '../../../domain/catalogue/people.ts'
import { ANSWERS, asJson, KEY_FIELD, type Operation } from './operation.ts'
import { anything, bytes, count, day, id, language, named, oneOfWords, shape, text, yes } from './schemas.ts'

const { content, csv, zip } = ANSWERS

/** Logins, people, and what staff do about them. */
export const ACCOUNT_OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /api/auth/confirm-email': {
    tag: 'login',
    body: shape({ token: text, response: anything, password: text }, ['response', 'password']),
    answer: asJson(shape({ loggedIn: yes, redirect: text }, ['redirect'])),
  },
  'POST /api/auth/confirm-email/passkey-options': {
    tag: 'login',
    body: shape({ token: text }),
    answer: asJson(anything),
  },
  'POST /api/auth/passkeys/confirm': {
    tag: 'login',
    body: shape({ response: anything }),
    answer: asJson(anything),
  },
  'POST /api/auth/passkeys/login': {
    tag: 'login',
    body: shape({ response: anything }),
    answer: asJson(anything),
  },
  'POST /api/auth/passkeys/login-options': { tag: 'login', body: anything, answer: asJson(anything) },
  'POST /api/auth/passkeys/register': {
    tag: 'login',
    body: shape({ response: anything, name: text }, ['name']),
    answer: asJson(shape({ _id: id })),
  },
  'POST /api/auth/passkeys/registration-options': { tag: 'login', body: anything, answer: asJson(anything) },
  'POST /api/auth/recovery/ask': {
    tag: 'login',
    body: shape({ email: text }),
    answer: asJson(shape({ status: oneOfWords(['MAILED']) })),
  },
  'POST /api/auth/recovery/begin': {
    tag: 'login',
    body: shape({ token: text }, ['token']),
    answer: asJson(anything),
  },
  'POST /api/auth/recovery/stop': { tag: 'login', body: shape({ token: text }), answer: asJson(anything) },
  'POST /api/auth/recovery/stop-own': { tag: 'login', body: anything, answer: asJson(anything) },
  'POST /api/auth/recovery/finish': {
    tag: 'login',
    body: shape({ token: text, password: text }),
    answer: asJson(anything),
  },
  'POST /api/auth/second-step': { tag: 'login', body: shape({ code: text }), answer: asJson(anything) },
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
    answer: asJson(shape({ status: oneOfWords(['MAILED']) })),
  },
  'POST /api/powers-of-attorney': {
    tag: 'people',
    form: shape({ ...KEY_FIELD, memberId: id, from: text, to: text, groupIds: text, file: bytes }, [
      'groupIds',
    ]),
    answer: asJson(shape({ powerId: id })),
  },
  'GET /api/log.csv': { tag: 'people', query: { language }, answer: csv },
  'GET /api/notifications.csv': {
    tag: 'people',
    query: { unread: oneOfWords(['1']), language },
    answer: csv,
  },
  'GET /api/data-exports/:dataExportId': { tag: 'people', answer: zip },
  'POST /api/data-imports/:dataImportId/parts': {
    tag: 'people',
    form: shape({ number: count, file: bytes }),
    answer: asJson(shape({ parts: count })),
  },
  'GET /api/users/me': { tag: 'people', answer: asJson(named('Person')) },
  'GET /api/users/:id': { tag: 'people', answer: asJson(named('Person')) },
  'GET /api/users/:userId/bank-accounts': { tag: 'people', answer: asJson(named('BankAccounts')) },
  'POST /api/id-pictures': {
    tag: 'people',
    form: shape({ side: oneOfWords(ID_PICTURE_SIDES), ...KEY_FIELD, file: bytes }),
    answer: asJson(shape({ side: text })),
  },
  'GET /api/translations/:language': {
    tag: 'staff',
    answer: asJson(
      shape({
        language,
        texts: { type: 'array', items: shape({ key: text, english: text, translation: text }) },
      }),
    ),
  },
  'GET /api/id-pictures/:verificationId/:side': { tag: 'staff', answer: content },
  'GET /api/appointments.csv': {
    tag: 'staff',
    query: {
      status: oneOfWords(APPOINTMENT_STATUSES),
      from: day,
      to: day,
      staffId: id,
      search: text,
      language,
    },
    answer: csv,
  },
  'GET /api/impersonations.csv': {
    tag: 'staff',
    query: { running: oneOfWords(['true', 'false']), actorId: id, search: text, language },
    answer: csv,
  },
  'POST /api/impersonation': { tag: 'staff', body: anything, answer: asJson(anything) },
  'DELETE /api/demo-visit': { tag: 'people', answer: asJson(anything) },
  'POST /api/demo-visit': { tag: 'people', answer: asJson(anything) },
  'POST /api/impersonation/end': { tag: 'staff', body: anything, answer: asJson(anything) },
}
