import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Browser, TestApp } from './app.ts'
import { asOwner } from './as-owner.ts'
import { createStage, given } from './builders.ts'
import { joinTeam } from './power-stage.ts'
import { bookStay, sendRequest } from './request-commands.ts'

/** A handover as a person sees it. */
export interface ShownHandover {
  _id: string
  state: string
  isOwn: boolean
  receiverName: string | null
  counts: ShownCount[]
}

/** What goes and stays of a kind. */
export interface ShownCount {
  kind: string
  goes: number
  stays: number
}

/** What a handover would do, as a person sees it. */
export interface ShownPlan {
  counts: ShownCount[]
  obstacles: string[]
  receiverObstacles: string[]
  isLandlordReady: boolean
  isReceiverReady: boolean
  isConfirmed: boolean
  fingerprint: string
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  handover: ShownHandover | null
}

const fields = '_id state isOwn receiverName counts { kind goes stays }'
const answer = `error { name reason fields } handover { ${fields} }`

/** A landlord with a home, a tenant, and somebody who is to take over, both logged in freshly. */
export async function handoverStage(t: TestApp, options: Parameters<typeof createStage>[1] = {}) {
  const people = await createStage(t, options)
  const receiverId = await t.createUser({ email: 'nora@mezzo.example', firstName: 'Nora', lastName: 'Weiss' })
  return {
    ...people,
    receiverId,
    landlord: await t.loginConfirmed('jana@mezzo.example'),
    receiver: await t.loginConfirmed('nora@mezzo.example'),
  }
}

/** A stay that is over, one that runs, a request that waits, and invoices of both stays that are paid; it is June 2030. */
export async function handoverBusiness(t: TestApp) {
  t.setNow('2030-01-10T10:00:00Z')
  const early = await handoverStage(t)
  const past = await bookStay(t, early, '2030-02-01', '2030-03-31')
  const running = await bookStay(t, early, '2030-05-01', '2030-12-31')
  const member = await joinTeam(t, early.landlordId)
  await asOwner(t.db, async (trx) => {
    await sql`update invoices set number = 'R-' || position, paid_amount = amount,
      paid_on = '2030-02-01', issued_on = '2030-01-10', issued_at = now()`.execute(trx)
  })
  await sql`update rents set received_amount = amount, received_on = due_on where due_on < '2030-06-01'`.execute(
    t.db,
  )
  t.setNow('2030-06-10T10:00:00Z')
  const tenant = await t.login('amelie@mezzo.example')
  const open = await sendRequest(t, { ...early, tenant }, '2031-02-01', '2031-06-30')
  return {
    ...early,
    tenant,
    past,
    running,
    open,
    member,
    landlord: await t.loginConfirmed('jana@mezzo.example'),
    receiver: await t.loginConfirmed('nora@mezzo.example'),
  }
}

/** Offers the landlord's business. */
export async function offer(
  t: TestApp,
  as: Browser,
  email = 'nora@mezzo.example',
  key: string = randomUUID(),
) {
  const { data } = await t.graphql<{ offerHandover: Answer }>(
    `mutation($email: String!, $key: ID!) { offerHandover(email: $email, idempotencyKey: $key) { ${answer} } }`,
    { email, key },
    as,
  )
  return data.offerHandover
}

/** Confirms, completes or withdraws a handover. */
export async function step(
  t: TestApp,
  as: Browser,
  mutation: 'confirmHandover' | 'completeHandover' | 'withdrawHandover',
  id: string,
  { seen = '', key = randomUUID() }: { seen?: string; key?: string } = {},
): Promise<Answer> {
  const takesSeen = mutation !== 'withdrawHandover'
  const { data } = await t.graphql<Record<string, Answer>>(
    `mutation($id: ID!, $key: ID!${takesSeen ? ', $seen: ID!' : ''}) {
      ${mutation}(handoverId: $id, idempotencyKey: $key${takesSeen ? ', seen: $seen' : ''}) { ${answer} } }`,
    { id, key, ...(takesSeen && { seen }) },
    as,
  )
  return given(data[mutation])
}

/** The plan of a handover; null where there is none to see. */
export async function planOf(t: TestApp, as: Browser, id: string | null): Promise<ShownPlan | null> {
  const { data } = await t.graphql<{ handoverPlan: ShownPlan | null }>(
    `query($id: ID) { handoverPlan(handoverId: $id) {
      counts { kind goes stays } obstacles receiverObstacles isLandlordReady isReceiverReady isConfirmed fingerprint } }`,
    { id },
    as,
  )
  return data.handoverPlan
}

/** The handovers that a person sees. */
export async function shownHandovers(t: TestApp, as: Browser): Promise<ShownHandover[]> {
  const { data } = await t.graphql<{ handovers: ShownHandover[] }>(`{ handovers { ${fields} } }`, {}, as)
  return data.handovers
}

/** Takes a handover from the offer to its end, as both would. */
export async function handOver(
  t: TestApp,
  { landlord, receiver }: { landlord: Browser; receiver: Browser },
): Promise<ShownHandover> {
  const { _id: id } = given((await offer(t, landlord)).handover)
  const seen = given(await planOf(t, receiver, id)).fingerprint
  given((await step(t, receiver, 'confirmHandover', id, { seen })).handover)
  const last = given(await planOf(t, landlord, id)).fingerprint
  const { error, handover } = await step(t, landlord, 'completeHandover', id, { seen: last })
  if (!handover) throw new Error(`Nothing was handed over: ${JSON.stringify(error)}`)
  return handover
}
