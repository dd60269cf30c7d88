import { generateContract } from '../../src/server/rentals/signing/contract-actions.ts'
import type { Browser, TestApp } from '../app.ts'
import { bookStay, command, sendRequest } from '../request-commands.ts'
import { createStage, offerOf } from '../builders.ts'

export const address = {
  name: 'Jana Keller',
  addressLine1: 'Torstraße 14',
  zipCode: '10119',
  city: 'Berlin',
  country: 'DE',
}

export type Stage = Awaited<ReturnType<typeof createStage>>

/** A call that can be made once: who makes it, with what, and the same call about something else. */
export interface Call {
  as: Browser
  variables: Record<string, unknown>
  changed: Record<string, unknown>
}

export const from = '2030-02-01'

export const to = '2030-07-31'

export async function open(app: TestApp, options: Parameters<typeof createStage>[1] = {}) {
  const stage = await createStage(app, options)
  return { ...stage, id: await sendRequest(app, stage, from, to) }
}

export async function accepted(app: TestApp, options: Parameters<typeof createStage>[1] = {}) {
  const stage = await open(app, options)
  must(await command(app, stage.landlord, 'acceptListingRequest', { id: stage.id }))
  return stage
}

/** With a contract that is written, online unless told otherwise. */
export async function contracted(app: TestApp, options: Parameters<typeof createStage>[1] = {}) {
  const stage = await accepted(app, options)
  must(await command(app, stage.tenant, 'confirmTenantInterest', { id: stage.id }))
  const offer = await offerOf(app.db, stage.id)
  await generateContract(await app.ctxFor(null), { offerId: offer.id })
  return { ...stage, offer: await offerOf(app.db, stage.id) }
}

export function must(answer: { error: { name: string; reason: string | null } | null }): void {
  if (answer.error) throw new Error(`The story stops at ${answer.error.name} ${answer.error.reason ?? ''}`)
}

export async function booked(app: TestApp): Promise<Stage & { bookingId: string }> {
  const stage = await createStage(app)
  return { ...stage, bookingId: await bookStay(app, stage, from, to) }
}

export async function staffWith(
  app: TestApp,
  permission: 'accounting' | 'sales' | 'DOCUMENT_VERIFICATION',
): Promise<Browser> {
  await app.createUser({ email: 'staff@mezzo.example', permissions: [permission] })
  return app.login('staff@mezzo.example')
}

/** Stories by the name of their mutation. */
export type Calls = Record<string, (app: TestApp) => Promise<Call>>
