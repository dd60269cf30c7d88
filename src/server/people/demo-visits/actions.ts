import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_VISIT_MAKING_MINUTES, demoRefusal, isDemoVisitOver } from '../../../domain/people/demo-visit.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import type { Config } from '../../kernel/config/config.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requirePerson } from '../accounts/password.ts'
import { demoServers } from './port.ts'
import {
  countDemoVisits,
  deleteDemoVisits,
  findDemoVisitOf,
  insertDemoVisit,
  listDemoVisits,
  lockDemoVisits,
  noteReady,
} from './sql.ts'

const BETWEEN_LOOKS = 300

/** A demo that somebody may look around in, with the session in which they do. */
export interface EnteredDemo {
  id: string
  config: Config
  token: string
}

/** Leads a landlord into a demo of their own, which is made first unless there is one. */
export async function enterDemo(ctx: Context): Promise<EnteredDemo> {
  const { id: landlordId } = requirePerson(ctx)
  const { id, isNew } = await claimVisit(ctx, landlordId)
  if (isNew) await make(ctx, id)
  else await untilReady(ctx, landlordId)
  return { id, ...(await demoServers().logIn(ctx, id, ctx)) }
}

/** Forgets all demos: embedded, they end with the process that made them. */
export async function forgetDemos(ctx: Context): Promise<void> {
  const visits = await listDemoVisits(ctx.db)
  await deleteDemoVisits(
    ctx.db,
    visits.map(({ id }) => id),
  )
  await endPastDemos(ctx)
}

/** Deletes the demos whose time is over, and what is left of others. */
export async function endPastDemos(ctx: Context): Promise<void> {
  const past = (await listDemoVisits(ctx.db)).filter((visit) => isDemoVisitOver(visit, ctx.now()))
  await deleteDemoVisits(
    ctx.db,
    past.map(({ id }) => id),
  )
  const left = await demoServers().listLeft(ctx)
  // Looked at after what is left: a demo has its row before it has anything else.
  const living = new Set((await listDemoVisits(ctx.db)).map(({ id }) => id))
  for (const id of left) if (!living.has(id)) await demoServers().remove(ctx, id)
}

async function claimVisit(ctx: Context, landlordId: string): Promise<{ id: string; isNew: boolean }> {
  return await inTransaction(ctx, async (trx) => {
    await lockDemoVisits(trx)
    const own = await findDemoVisitOf(trx, landlordId)
    if (own && !isDemoVisitOver(own, ctx.now())) return { id: own.id, isNew: false }
    if (own) await deleteDemoVisits(trx, [own.id])
    const others = await countDemoVisits(trx)
    const refusal = demoRefusal({ most: ctx.config.demoVisits, others })
    if (refusal) throw new ConditionNotMetError(refusal)
    return { id: await insertDemoVisit(trx, landlordId, ctx.now()), isNew: true }
  })
}

async function make(ctx: Context, id: string): Promise<void> {
  try {
    await demoServers().make(ctx, id)
  } catch (error) {
    await deleteDemoVisits(ctx.db, [id])
    await demoServers().remove(ctx, id)
    throw error
  }
  if (!(await noteReady(ctx.db, id, ctx.now()))) throw new ConditionNotMetError('DEMO_ENDED')
}

/** Waits for a demo that the same person has asked for a moment ago. */
async function untilReady(ctx: Context, landlordId: string): Promise<void> {
  const end = performance.now() + DEMO_VISIT_MAKING_MINUTES * 60_000
  while (performance.now() < end) {
    const visit = await findDemoVisitOf(ctx.db, landlordId)
    if (!visit) break
    if (visit.readyAt) return
    await pause(BETWEEN_LOOKS)
  }
  throw new ConditionNotMetError('DEMO_ENDED')
}
