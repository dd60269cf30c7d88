import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { DELETION_WITHDRAWAL_DAYS, deletionObstacles } from '../../../domain/people/deletion.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { obstaclesAsked } from './actions.ts'
import { appendErasure } from './erasure-log.ts'
import { addedCounts, digestOfCounts, removeContents } from './erasure-steps.ts'
import { insertProviderDeletions } from './provider-sql.ts'
import { eraseRows } from './rows-sql.ts'
import { readShape, type Shape, tablesInOrder } from './shape-sql.ts'
import {
  type DeletionRequestRow,
  type DueErasure,
  findObstacleFacts,
  hasFarewellLeft,
  listDueErasures,
  lockErasure,
  saveErasedPerson,
  saveErasure,
} from './sql.ts'
import {
  deleteJobsAbout,
  deleteMailsAbout,
  emptyAuditEntries,
  listWordsOf,
  markErasing,
  takeHomesDown,
} from './traces-sql.ts'

/** Hours for which an erasure waits for the mail about it to leave. */
const FAREWELL_HOURS = 24

/** Goes on with every erasure whose days of withdrawal are over; one that is hindered doesn't keep the others waiting. */
export async function erasePeople(ctx: Context): Promise<void> {
  const due = await listDueErasures(ctx.db, ctx.now().subtract({ hours: DELETION_WITHDRAWAL_DAYS * 24 }))
  if (due.length === 0) return
  const shape = await readShape(ctx.db)
  await forEachAlone(due, 'erasures', async (erasure) => {
    if (await begin(ctx, erasure)) await carryOut(ctx, erasure, shape)
  })
}

/** Begins where nothing hinders; else notes what does. Answers whether the steps may go on. */
async function begin(ctx: Context, erasure: DueErasure): Promise<boolean> {
  return await inTransaction(ctx, async (trx) => {
    const request = await lockErasure(trx, erasure.id)
    if (!request) return false
    if (request.started_at) return true
    const waitsFor = deletionObstacles(await findObstacleFacts(trx, obstaclesAsked(ctx, erasure.userId)))
    await saveErasure(trx, erasure.id, { waits_for: waitsFor })
    if (waitsFor.length > 0) return false
    const language = mailLanguage(erasure.language)
    await queueMail(trx, ctx, {
      to: erasure.email,
      recipientId: erasure.userId,
      language,
      template: 'accountErased',
      data: { firstName: erasure.firstName, path: `/${language}/datenschutz` },
    })
    await audit(trx, ctx, {
      action: 'startErasure',
      entityType: 'deletion_request',
      entityId: erasure.id,
      landlordId: null,
    })
    await saveErasure(trx, erasure.id, { started_at: ctx.now() })
    return true
  })
}

/** Does the steps that are left, each in a transaction of its own that notes how far it is. */
export async function carryOut(ctx: Context, erasure: DueErasure, shape: Shape): Promise<void> {
  const steps = stepsOf(shape)
  await saveErasure(ctx.db, erasure.id, { steps: steps.length })
  for (;;) {
    const goesOn = await inTransaction(ctx, async (trx) => {
      const request = await lockErasure(trx, erasure.id)
      const step = request && steps[request.step]
      if (!step) return false
      await markErasing(trx, erasure.id)
      return await step(trx, ctx, erasure, request)
    })
    if (!goesOn) return
  }
}

/** One step; answers whether the next one may follow now. It saves itself that it was done. */
type Step = (trx: Db, ctx: Context, erasure: DueErasure, request: DeletionRequestRow) => Promise<boolean>

/** Everything that an erasure consists of, in this order. What was done may be done again. */
function stepsOf(shape: Shape): Step[] {
  return [
    waitForFarewell,
    eraseTraces,
    ...tablesInOrder(shape).map((table) => eraseTable(shape, table)),
    eraseContents,
    (trx, ctx, erasure, request) => prove(trx, ctx, erasure, request, shape),
  ]
}

async function waitForFarewell(
  trx: Db,
  ctx: Context,
  { userId }: DueErasure,
  request: DeletionRequestRow,
): Promise<boolean> {
  if (!(await hasFarewellLeft(trx, userId, ctx.now().subtract({ hours: FAREWELL_HOURS })))) return false
  await takeHomesDown(trx, userId, ctx.now())
  await saveErasure(trx, request.id, { step: request.step + 1 })
  return true
}

/** What no column leads to: what providers have, mails to others, jobs, what the audit log says. */
async function eraseTraces(
  trx: Db,
  ctx: Context,
  erasure: DueErasure,
  request: DeletionRequestRow,
): Promise<boolean> {
  await insertProviderDeletions(trx, { userId: erasure.userId, requestId: request.id, now: ctx.now() })
  const mails = await deleteMailsAbout(trx, await listWordsOf(trx, erasure.userId), erasure.email)
  const jobs = await deleteJobsAbout(trx, { id: erasure.userId, email: erasure.email })
  const batch = crypto.randomUUID()
  const { entries, digest } = await emptyAuditEntries(trx, erasure.userId, batch)
  if (entries > 0) {
    await audit(trx, ctx, {
      action: 'emptyAuditEntries',
      entityType: 'audit_erasure',
      entityId: batch,
      landlordId: null,
      data: { entries, digest },
    })
  }
  const counts = addedCounts(request.counts, {
    mails: { deleted: mails },
    jobs: { deleted: jobs },
    audit_log: { emptied: entries },
  })
  await saveErasure(trx, request.id, { step: request.step + 1, counts })
  return true
}

function eraseTable(shape: Shape, table: string): Step {
  return async (trx, ctx, { userId, email }, request) => {
    const { deleted, emptied, contents } = await eraseRows(trx, shape, table, { id: userId, email })
    if (table === 'users') await saveErasedPerson(trx, userId, ctx.now())
    await saveErasure(trx, request.id, {
      step: request.step + 1,
      counts: addedCounts(request.counts, countsOf(table, { deleted, emptied })),
      contents: [...request.contents, ...contents],
    })
    return true
  }
}

async function eraseContents(
  trx: Db,
  ctx: Context,
  _: DueErasure,
  request: DeletionRequestRow,
): Promise<boolean> {
  await removeContents(trx, ctx, request.contents)
  await saveErasure(trx, request.id, { step: request.step + 1, contents: [] })
  return true
}

/** Looks once more whether anything has come meanwhile; then writes the proof, first outside of the database. */
async function prove(
  trx: Db,
  ctx: Context,
  erasure: DueErasure,
  request: DeletionRequestRow,
  shape: Shape,
): Promise<boolean> {
  const late = { counts: request.counts, contents: request.contents, rows: 0 }
  for (const table of tablesInOrder(shape)) {
    const { deleted, contents } = await eraseRows(trx, shape, table, {
      id: erasure.userId,
      email: erasure.email,
    })
    late.rows += deleted
    late.contents = [...late.contents, ...contents]
    late.counts = addedCounts(late.counts, countsOf(table, { deleted }))
  }
  if (late.rows > 0) {
    await saveErasure(trx, request.id, {
      step: request.step - 1,
      counts: late.counts,
      contents: late.contents,
    })
    return true
  }
  const digest = digestOfCounts(erasure.userId, request.counts)
  const at = ctx.now()
  await appendErasure(ctx.config, { request: request.id, person: erasure.userId, at: at.toString(), digest })
  await audit(trx, ctx, {
    action: 'finishErasure',
    entityType: 'deletion_request',
    entityId: request.id,
    landlordId: null,
    data: { digest },
  })
  await saveErasure(trx, request.id, { step: request.step + 1, digest, done_at: at, logged_at: at })
  return false
}

type MoreCounts = Record<string, { deleted?: number; emptied?: number }>

function countsOf(table: string, rows: MoreCounts[string]): MoreCounts {
  // The database deletes the file of each picture with it.
  if (table === 'id_pictures') return { [table]: rows, files: { deleted: rows.deleted ?? 0 } }
  return { [table]: rows }
}
