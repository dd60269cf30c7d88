import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { saveFlagForUser } from '../src/server/people/feature-flags/sql.ts'
import type { Browser, TestApp } from './app.ts'
import { given } from './builders.ts'
import { multipart } from './multipart.ts'

interface Refusal {
  name: string
  reason: string | null
  fields: Record<string, string> | null
}

/** Somebody who verifies who they are, and staff who look at it. */
export interface IdentityStage {
  userId: string
  person: Browser
  staff: Browser
  ask(): Promise<void>
  begin(): Promise<{
    error: Refusal | null
    verificationStatus: { sessionId: string; url: string; provider: string } | null
  }>
  add(
    side: string,
    content?: Buffer | string,
    key?: string,
  ): Promise<{ status: number; fields: Record<string, string> | null }>
  submit(document: string): Promise<Refusal | null>
  decide(decision: object, as?: Browser): Promise<Partial<Refusal> | null>
  /** Of the latest verification. */
  id(): Promise<string>
  own(): Promise<Record<string, unknown> | null>
  /** As the dashboard shows it. */
  shown(): Promise<string>
}

/** A picture on which there is something. */
export function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const create = { width: 640, height: 420, channels: 3, background: '#888', noise } as const
  return sharp({ create }).jpeg().toBuffer()
}

/** A landlord who is asked for their identity, or a tenant, and staff who look at documents. */
export async function identityStage(
  app: TestApp,
  options: {
    email?: string
    firstName?: string
    lastName?: string
    landlord?: boolean
    isAsked?: boolean
  } = {},
): Promise<IdentityStage> {
  const { email = 'jana@mezzo.example', isAsked = true, landlord = true } = options
  const name = { firstName: options.firstName ?? 'Jana', lastName: options.lastName ?? 'Keller' }
  const userId = await app.createUser({ email, landlord, ...name })
  const known = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'reviews@mezzo.example')
    .execute()
  if (known.length === 0)
    await app.createUser({ email: 'reviews@mezzo.example', permissions: ['DOCUMENT_VERIFICATION'] })
  const person = await app.login(email)
  const staff = await app.login('reviews@mezzo.example')
  const refusal = 'error { name reason fields }'
  const stage: IdentityStage = {
    userId,
    person,
    staff,
    ask: () =>
      saveFlagForUser(app.db, {
        name: 'ID_VERIFICATION',
        userId,
        enabled: true,
        reason: null,
        by: userId,
        now: app.services.now(),
      }),
    async begin() {
      const mutation = `mutation { answer: createIdVerificationSession {
        verificationStatus { sessionId url provider } ${refusal} } }`
      const { data } = await app.graphql<{ answer: Awaited<ReturnType<IdentityStage['begin']>> }>(
        mutation,
        {},
        person,
      )
      return data.answer
    },
    async add(side, content, key = randomUUID()) {
      const form = multipart(
        { side, idempotencyKey: key },
        { name: 'a.jpg', content: content ?? (await photo()) },
      )
      const answer = await app.send(person, { method: 'POST', url: '/api/id-pictures', ...form })
      const { error } = answer.json<{ error?: { fields?: Record<string, string> } }>()
      return { status: answer.statusCode, fields: error?.fields ?? null }
    },
    async submit(document) {
      const mutation = `mutation($document: IdDocument!, $key: ID!) {
        answer: submitIdVerification(document: $document, idempotencyKey: $key) { ${refusal} } }`
      const variables = { document, key: randomUUID() }
      const { data } = await app.graphql<{ answer: { error: Refusal | null } }>(mutation, variables, person)
      return data.answer.error
    },
    async decide(decision, as = staff) {
      const mutation = `mutation($id: ID!, $status: IdVerificationStatus!, $failureReason: IdVerificationFailureReason,
        $explanation: String, $data: IdentityDataInput, $key: ID!) {
        answer: decideIdVerification(id: $id, status: $status, failureReason: $failureReason,
          explanation: $explanation, data: $data, idempotencyKey: $key) { ${refusal} } }`
      const variables = { id: await stage.id(), key: randomUUID(), ...decision }
      const { data, errors } = await app.graphql<{ answer: { error: Refusal | null } } | null>(
        mutation,
        variables,
        as,
      )
      return data ? data.answer.error : { name: errors?.[0]?.extensions?.name ?? 'unknown' }
    },
    async id() {
      const row = await app.db
        .selectFrom('id_verifications')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
      return given(row).id
    },
    async own() {
      const query = `{ ownIdentity { latest { provider action status document sides canAddPicture failureReason
        explanation eraseAfter erasedAt } } }`
      const { data } = await app.graphql<{ ownIdentity: { latest: Record<string, unknown> | null } }>(
        query,
        {},
        person,
      )
      return data.ownIdentity.latest
    },
    async shown() {
      const { data } = await app.graphql<{ answer: { status: string } }>(
        '{ answer: userIdVerificationStatus { status } }',
        {},
        person,
      )
      return data.answer.status
    },
  }
  if (isAsked) await stage.ask()
  return stage
}
