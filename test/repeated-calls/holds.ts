import { randomUUID } from 'node:crypto'
import { FREEZE_PERMISSION } from '../../src/domain/people/freeze.ts'
import type { Browser, TestApp } from '../app.ts'
import type { Calls } from './stages.ts'

const words = 'A tenant was asked to pay outside of Mezzo.'

/** Two who put accounts on hold, and somebody whose account one of them has put on hold. */
async function held(app: TestApp): Promise<Record<'sam' | 'ines' | 'kim', Browser> & { freezeId: string }> {
  const samId = await app.createUser({ email: 'sam@mezzo.example', permissions: [FREEZE_PERMISSION] })
  await app.createUser({ email: 'ines@mezzo.example', permissions: [FREEZE_PERMISSION] })
  const kimId = await app.createUser({ email: 'kim@mezzo.example' })
  const at = app.services.now()
  await app.db.updateTable('users').set({ frozen_at: at }).where('id', '=', kimId).execute()
  const { id: freezeId } = await app.db
    .insertInto('account_freezes')
    .values({
      user_id: kimId,
      reason: 'PAYMENT_OUTSIDE',
      facts: words,
      frozen_at: at,
      frozen_by: samId,
      objection: words,
      objected_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    sam: await app.login('sam@mezzo.example'),
    ines: await app.login('ines@mezzo.example'),
    kim: await app.login('kim@mezzo.example'),
    freezeId,
  }
}

/** Accounts that are put on hold, and what becomes of that. */
export const holdsCalls: Calls = {
  freezeAccount: async (app) => {
    const { sam } = await held(app)
    await app.createUser({ email: 'lee@mezzo.example' })
    const variables = { email: 'lee@mezzo.example', reason: 'HOME_DOUBTED', facts: words }
    return { as: sam, variables, changed: { reason: 'TERMS_BROKEN' } }
  },
  liftFreeze: async (app) => {
    const { sam, freezeId } = await held(app)
    return { as: sam, variables: { freezeId, reason: words }, changed: { freezeId: randomUUID() } }
  },
  keepFreeze: async (app) => {
    const { ines, freezeId } = await held(app)
    return { as: ines, variables: { freezeId, answer: words }, changed: { answer: `${words} Twice.` } }
  },
  objectToFreeze: async (app) => {
    const { kim } = await held(app)
    await app.db.updateTable('account_freezes').set({ objection: null, objected_at: null }).execute()
    return { as: kim, variables: { objection: words }, changed: { objection: `${words} Twice.` } }
  },
}
