import { randomUUID } from 'node:crypto'
import type { TestApp } from '../app.ts'
import { given } from '../builders.ts'
import { insertKeyHandoverOf } from '../security/world-stays.ts'
import { booked, type Calls } from './stages.ts'

type Side = 'LANDLORD' | 'TENANT'

/** A booking whose sides have entered something at moving in, with a photo by one of them. */
async function entered(app: TestApp, side: Side) {
  const stage = await booked(app)
  const { handoverPhotoId } = await insertKeyHandoverOf(app, stage.bookingId, side)
  const as = side === 'LANDLORD' ? stage.landlord : stage.tenant
  return { as, handoverPhotoId, of: { bookingId: stage.bookingId, kind: 'ARRIVAL' } }
}

function saving(side: Side): Calls[string] {
  return async (app) => {
    const { as, of } = await entered(app, side)
    // The landlord's own points are the landlord's: whoever lives there ticks them.
    const ownPoints = [{ text: `Cellar of ${of.bookingId}`, isDone: true }]
    const input = { keys: [], points: ['KEYS'], ownPoints, meters: [], note: 'All keys are there.' }
    const changed = { input: { ...input, note: 'One is missing.' } }
    return { as, variables: { ...of, version: 1, input }, changed }
  }
}

function confirming(side: Side): Calls[string] {
  return async (app) => {
    const { as, of } = await entered(app, side)
    const field = side === 'LANDLORD' ? 'keyHandover' : 'tenantKeyHandover'
    const { data } = await app.graphql<{ handover: { fingerprint: string } | null }>(
      `query($bookingId: ID!, $kind: KeyHandoverKind!) {
        handover: ${field}(bookingId: $bookingId, kind: $kind) { fingerprint } }`,
      of,
      as,
    )
    const seen = given(data.handover).fingerprint
    return { as, variables: { ...of, seen }, changed: { seen: 'another' } }
  }
}

function remarking(side: Side): Calls[string] {
  return async (app) => {
    const { as, of } = await entered(app, side)
    const at = app.services.now()
    await app.db
      .updateTable('key_handovers')
      .set({ landlord_confirmed_at: at, tenant_confirmed_at: at })
      .execute()
    return { as, variables: { ...of, text: 'A bulb is out.' }, changed: { text: 'Two bulbs are out.' } }
  }
}

function removing(side: Side): Calls[string] {
  return async (app) => {
    const { as, handoverPhotoId } = await entered(app, side)
    return { as, variables: { handoverPhotoId }, changed: { handoverPhotoId: randomUUID() } }
  }
}

/** What both sides write down where keys change hands. */
export const keyHandoversCalls: Calls = {
  saveKeyHandover: saving('LANDLORD'),
  saveTenantKeyHandover: saving('TENANT'),
  confirmKeyHandover: confirming('LANDLORD'),
  confirmTenantKeyHandover: confirming('TENANT'),
  remarkKeyHandover: remarking('LANDLORD'),
  remarkTenantKeyHandover: remarking('TENANT'),
  removeHandoverPhoto: removing('LANDLORD'),
  removeTenantHandoverPhoto: removing('TENANT'),
}
