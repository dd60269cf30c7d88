import { randomUUID } from 'node:crypto'
import { addDays, type Day } from '../src/domain/kernel/day.ts'
import type { TeamRole } from '../src/domain/catalogue/people.ts'
import type { Browser, TestApp } from './app.ts'
import { given } from './builders.ts'
import { multipart } from './multipart.ts'

/** Somebody who works in a landlord's team, for tests. */
export interface TeamPerson {
  id: string
  memberId: string
  email: string
  browser: Browser
}

/** Lets somebody work in a landlord's team and in nobody else's. */
export async function joinTeam(
  app: TestApp,
  landlordId: string,
  person: { email?: string; role?: TeamRole; groupIds?: string[] | null } = {},
): Promise<TeamPerson> {
  const { email = 'maik@mezzo.example', role = 'MANAGER', groupIds = null } = person
  const id = await app.createUser({ email, firstName: 'Maik', lastName: 'Lang' })
  const now = app.services.now()
  const member = await app.db
    .insertInto('team_members')
    .values({
      landlord_id: landlordId,
      member_id: id,
      email,
      role,
      group_ids: groupIds,
      invited_at: now,
      expires_at: now,
      accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, memberId: member.id, email, browser: await app.login(email) }
}

/** What is sent to give a power of attorney; what isn't said is right. */
export interface PowerOrder {
  memberId?: string
  from?: string
  to?: string
  groupIds?: string
  content?: string
  idempotencyKey?: string
}

/** Gives somebody of the team a power of attorney for a year, or with these other words; answers as HTTP does. */
export async function sendPower(app: TestApp, as: Browser | null, memberId: string, order: PowerOrder = {}) {
  const today = todayOf(app)
  const { content = '%PDF-1.7 a power of attorney', ...more } = order
  const fields = { idempotencyKey: randomUUID(), memberId, from: today, to: addDays(today, 360), ...more }
  const form = multipart(fields, { name: 'power.pdf', content })
  const answer = await app.send(as, { method: 'POST', url: '/api/powers-of-attorney', ...form })
  const body = answer.json() as { powerId?: string; error?: { fields?: object; reason?: string } }
  return { status: answer.statusCode, body: { powerId: body.powerId, ...body.error } }
}

/** The same where it is given; answers its id. */
export async function givePower(
  app: TestApp,
  as: Browser,
  memberId: string,
  order: PowerOrder = {},
): Promise<string> {
  const { status, body } = await sendPower(app, as, memberId, order)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return given(body.powerId)
}

/** The day in UTC on which the test is. */
export function todayOf(app: TestApp): Day {
  return app.services.now().toZonedDateTimeISO('UTC').toPlainDate().toString() as Day
}

const withdraw = `mutation($id: ID!, $reason: String!, $key: ID!) {
  answer: withdrawPowerOfAttorney(powerId: $id, reason: $reason, idempotencyKey: $key) {
    error { name reason fields } power { state withdrawalReason } } }`

/** Withdraws a power of attorney. */
export async function withdrawPower(
  app: TestApp,
  as: Browser,
  id: string,
  { reason = 'We part ways.', key = randomUUID() }: { reason?: string; key?: string } = {},
) {
  const { data } = await app.graphql<{ answer: WithdrawAnswer } | null>(withdraw, { id, reason, key }, as)
  return data?.answer ?? null
}

interface WithdrawAnswer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  power: { state: string; withdrawalReason: string | null } | null
}
