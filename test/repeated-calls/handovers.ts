import type { TestApp } from '../app.ts'
import { given } from '../builders.ts'
import { handoverStage, offer, planOf, step } from '../handover-stage.ts'
import type { Calls } from './stages.ts'

async function offered(app: TestApp) {
  const stage = await handoverStage(app)
  const { _id: handoverId } = given((await offer(app, stage.landlord)).handover)
  const { fingerprint: seen } = given(await planOf(app, stage.receiver, handoverId))
  return { ...stage, handoverId, seen }
}

/** A business that is handed over, from the offer to its end. */
export const handoverCalls: Calls = {
  offerHandover: async (app) => {
    const { landlord } = await handoverStage(app)
    return {
      as: landlord,
      variables: { email: 'nora@mezzo.example' },
      changed: { email: 'somebody@mezzo.example' },
    }
  },
  confirmHandover: async (app) => {
    const { receiver, handoverId, seen } = await offered(app)
    return { as: receiver, variables: { handoverId, seen }, changed: { seen: 'another' } }
  },
  completeHandover: async (app) => {
    const { landlord, receiver, handoverId, seen } = await offered(app)
    await step(app, receiver, 'confirmHandover', handoverId, { seen })
    return { as: landlord, variables: { handoverId, seen }, changed: { seen: 'another' } }
  },
  withdrawHandover: async (app) => {
    const { landlord, handoverId } = await offered(app)
    return {
      as: landlord,
      variables: { handoverId },
      changed: { handoverId: '00000000-0000-4000-8000-000000000000' },
    }
  },
}
