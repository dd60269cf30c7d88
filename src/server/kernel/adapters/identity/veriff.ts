import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { ID_DOCUMENTS } from '../../../../domain/catalogue/checks.ts'
import { type Day, isDay } from '../../../../domain/kernel/day.ts'
import { oneOf, safeUrl } from '../../../../domain/kernel/text.ts'
import { failureReasonOf, fitsCode, stageOfWord } from '../../../../domain/people/identity-provider.ts'
import type { Veriff } from '../../config/access.ts'
import { isSameSecret } from '../../http/same-secret.ts'
import { fetchProvider, jsonOf, type ProviderAnswer } from '../../outbound/fetch-provider.ts'
import { type IdentityProvider, IdentityProviderError, type SessionReading } from './identity-provider.ts'

const created = z.object({
  verification: z.object({ id: z.string().regex(/^[\w-]{1,80}$/), url: z.url({ protocol: /^https?$/ }) }),
})

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const decision = z.object({
  verification: z
    .object({
      id: z.string(),
      status: z.string(),
      code: z.number().nullish(),
      reasonCode: z.number().nullish(),
      person: z.object({ firstName: text, lastName: text, dateOfBirth: text }).nullish(),
      document: z.object({ number: text, type: text, country: text, validUntil: text }).nullish(),
    })
    .nullable(),
})

type Decision = NonNullable<z.infer<typeof decision>['verification']>

const attempts = z.object({
  verifications: z.array(z.object({ status: z.string(), createdTime: z.string() })).default([]),
})

/** The external provider, by its public interface (Veriff, v1). */
export function veriffIdentity(access: Veriff): IdentityProvider {
  return {
    name: 'VERIFF',
    isTest: access.isTest,
    async open({ userId, firstName, lastName, returnUrl, language }) {
      const body = JSON.stringify({
        verification: {
          callback: returnUrl,
          person: { firstName, lastName },
          vendorData: userId,
          lang: language,
        },
      })
      const order = { method: 'POST', path: '/v1/sessions', signed: body, body } as const
      const { verification } = await call(access, 'open a session', order, created)
      return { sessionId: verification.id, url: safeUrl(verification.url) }
    },
    read: (sessionId) => readSession(access, sessionId),
    async remove(sessionId) {
      const order = { method: 'DELETE', path: `/v1/sessions/${sessionId}`, signed: sessionId } as const
      try {
        await attempt(access, 'delete a session', order)
      } catch (error) {
        if (!isUnknown(error)) throw error
      }
    },
  }
}

async function readSession(access: Veriff, sessionId: string): Promise<SessionReading | null> {
  const path = `/v1/sessions/${sessionId}`
  const ask = { method: 'GET', signed: sessionId } as const
  try {
    const [{ verification }, { verifications }] = await Promise.all([
      call(access, 'answer', { ...ask, path: `${path}/decision` }, decision),
      call(access, 'list attempts', { ...ask, path: `${path}/attempts` }, attempts),
    ])
    const latest = verifications.toSorted((a, b) => a.createdTime.localeCompare(b.createdTime)).at(-1)
    return readingOf(verification, latest?.status ?? 'created')
  } catch (error) {
    if (isUnknown(error)) return null
    throw error
  }
}

/** Until there is a decision the latest attempt says how far the person is, and again after one was asked for anew. */
function readingOf(verification: Decision | null, attempted: string): SessionReading {
  const isAgain =
    verification?.status === 'resubmission_requested' &&
    ['started', 'submitted', 'review'].includes(attempted)
  const word = verification && !isAgain ? verification.status : attempted
  const stage = stageOfWord(word)
  if (!stage) throw new IdentityProviderError(`answer in a known word: ${word.slice(0, 40)}`, null)
  if (verification?.code && !isAgain && !fitsCode(word, verification.code))
    throw new IdentityProviderError(`answer with one meaning: ${stage} and ${verification.code}`, null)
  return {
    stage,
    failureReason: failureReasonOf(stage, isAgain ? null : (verification?.reasonCode ?? null)),
    identity: stage === 'APPROVED' && verification ? identityOf(verification) : null,
  }
}

function identityOf({ person, document }: Decision): SessionReading['identity'] {
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    birthDate: dayIn(person?.dateOfBirth),
    expiresOn: dayIn(document?.validUntil),
    country: /^[A-Z]{2}$/.test(document?.country ?? '') ? (document?.country ?? '') : '',
    document: oneOf(ID_DOCUMENTS, document?.type) ?? 'OTHER',
    documentNumber: document?.number ?? '',
  }
}

function dayIn(value: string | undefined): Day | null {
  return value !== undefined && isDay(value) ? value : null
}

function isUnknown(error: unknown): boolean {
  return error instanceof IdentityProviderError && error.status === 404
}

interface Order {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** What is signed: the body, or the id of the session where there is none. */
  signed: string
  body?: string
}

async function call<Answer>(
  access: Veriff,
  what: string,
  order: Order,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const { status, headers, body } = await attempt(access, what, order)
  const header = headers.get('x-hmac-signature')
  if (header !== null && !isOwnSignature(access, body, header))
    throw new IdentityProviderError(`${what} under its own signature`, status)
  const parsed = answer.safeParse(jsonOf(body))
  if (!parsed.success) throw new IdentityProviderError(`${what} in a known form`, status)
  return parsed.data
}

async function attempt(
  { url, apiKey, secret }: Veriff,
  what: string,
  { method, path, signed, body }: Order,
): Promise<ProviderAnswer> {
  let answer: ProviderAnswer
  try {
    answer = await fetchProvider(`${url}${path}`, {
      method,
      headers: {
        'x-auth-client': apiKey,
        'x-hmac-signature': sessionSignature(secret, signed),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
  } catch (error) {
    throw new IdentityProviderError(what, null, error)
  }
  if (!answer.ok) throw new IdentityProviderError(what, answer.status)
  return answer
}

/** Whether something is the provider's: the signature is of the very bytes that came. */
export function isOwnSignature({ secret }: Pick<Veriff, 'secret'>, body: Buffer, header: unknown): boolean {
  return typeof header === 'string' && isSameSecret(sessionSignature(secret, body), header.toLowerCase())
}

/** What both sides sign a body with, or the id of a session. */
export function sessionSignature(secret: string, signed: Buffer | string): string {
  return createHmac('sha256', secret).update(signed).digest('hex')
}
