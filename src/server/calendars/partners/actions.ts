import type { PartnerSource as SourceName } from '../../../domain/catalogue/calendars.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { isEntryOver } from '../../../domain/calendars/feed-quarantine.ts'
import { timeZoneOf } from '../../../domain/listings/listing-time-zone.ts'
import {
  canSyncPartner,
  planPartnerAnswer,
  type PartnerPlan,
  type PartnerStay,
} from '../../../domain/calendars/partner-sync.ts'
import { httpPartnerSources } from '../../kernel/adapters/partners/http-partner.ts'
import { PartnerError, type PartnerClient } from '../../kernel/adapters/partners/partner-source.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { replaceImportedBlocks } from '../blocks/imported-blocks.ts'
import { lockGroups } from '../blocks/block-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { tellOfPartnerConflicts } from './partner-mails.ts'
import {
  deletePartnerSource,
  findUnitToSync,
  insertPartnerBlocks,
  keepBeside,
  listPartnerBlocks,
  listPartnerStates,
  listUnitsToSync,
  type PartnerUnitRow,
  saveAnswer,
  saveFailure,
} from './sql.ts'

/** How often each unit is asked for; ours. */
export const PARTNER_SYNC_MINUTES = 15

const unitsAtATime = 4
const unitsPerRun = 500
/** A run ends in good time before the queue takes it for dead. */
const runLimit = 80_000
/** After so many failures in a row the partner is left alone until the next run. */
const mostFailures = 8

/**
 * Asks the partner for all units whose flags allow it and that were not asked lately. Without a partner nothing
 * happens. What one run doesn't reach comes with the next.
 */
export async function syncPartnerSources(ctx: Context): Promise<void> {
  const { partner } = ctx.config
  if (!partner) return
  const sources = httpPartnerSources(partner)
  const started = performance.now()
  const askedBefore = ctx.now().subtract({ minutes: PARTNER_SYNC_MINUTES - 1 })
  const waiting = await listUnitsToSync(ctx.db, { askedBefore, limit: unitsPerRun })
  let failures = 0
  const work = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) {
      if (failures >= mostFailures || performance.now() - started > runLimit) return
      failures = (await syncUnit(ctx, sources, unit)) ? 0 : failures + 1
    }
  }
  await Promise.all(Array.from({ length: unitsAtATime }, work))
}

/** Brings one unit's blocks of all sources up to date; false when one of them did not answer. */
async function syncUnit(
  ctx: Context,
  sources: readonly PartnerClient[],
  unit: PartnerUnitRow,
): Promise<boolean> {
  let isAnswered = true
  for (const source of sources) {
    const { value } = canSyncPartner(source.source, { labels: unit.labels, hasPartner: true })
    if (!value) await stopSource(ctx, unit, source.source)
    else if (!(await syncSource(ctx, unit, source))) isAnswered = false
  }
  return isAnswered
}

async function syncSource(ctx: Context, unit: PartnerUnitRow, source: PartnerClient): Promise<boolean> {
  let answer: PartnerStay[]
  try {
    answer = await source.listBlocks(unit)
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    // A partner that doesn't answer says nothing: what is blocked stays.
    ctx.log.warn({ err: error, listingId: unit.listingId }, 'partner')
    await saveFailure(ctx.db, { listingId: unit.listingId, source: source.source }, ctx.now())
    return false
  }
  await inTransaction(ctx, async (trx) => {
    const current = await lockPartnerUnit(trx, unit)
    if (!current) return
    const known = await listPartnerBlocks(trx, unit.listingId, source.source)
    const now = ctx.now()
    const today = dayOf(now, timeZoneOf(current.country))
    const states = await listPartnerStates(trx, unit.listingId, today)
    const quarantine = states.find((state) => state.source === source.source)?.quarantine ?? null
    const plan = planPartnerAnswer(known, answer, { today, now, quarantine })
    await savePlan(trx, ctx, current, source.source, plan)
    await saveAnswer(trx, { ...current, source: source.source }, { at: now, quarantine: plan.quarantine })
  })
  return true
}

// The partner takes its time: meanwhile the unit may have been deleted, or have got another landlord.
async function lockPartnerUnit(
  trx: Db,
  { listingId, groupId }: PartnerUnitRow,
): Promise<PartnerUnitRow | null> {
  await lockGroups(trx, [groupId])
  return findUnitToSync(trx, listingId)
}

/** Frees what is to come of a source that the flags forbid now; nobody would bring it up to date any more. */
async function stopSource(ctx: Context, unit: PartnerUnitRow, source: SourceName): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const today = dayOf(ctx.now(), timeZoneOf(unit.country))
    const states = await listPartnerStates(trx, unit.listingId, today)
    if (states.find((state) => state.source === source)?.checkedAt === null) return
    const current = await lockPartnerUnit(trx, unit)
    if (!current) return
    const known = await listPartnerBlocks(trx, unit.listingId, source)
    const remove = known.filter((stay) => !isEntryOver(stay, today))
    await savePlan(trx, ctx, current, source, { add: [], move: [], remove, quarantine: null })
    await deletePartnerSource(trx, unit.listingId, source)
  })
}

async function savePlan(
  trx: Db,
  ctx: Context,
  unit: PartnerUnitRow,
  source: SourceName,
  { add, move, remove }: PartnerPlan,
): Promise<void> {
  if (add.length + move.length + remove.length === 0) return
  const { listingId, groupId, landlordId } = unit
  const changes = {
    add: add.map(({ from, to }) => ({
      from,
      to,
      source,
      reason: source === 'hns' ? ('RENTED_ELSEWHERE' as const) : ('OTHER' as const),
      note: '',
      kind: 'STAY' as const,
      feedId: null,
    })),
    move: move.map(({ blockId, from, to }) => ({ id: blockId, from, to })),
    remove: remove.map(({ blockId }) => blockId),
  }
  const { added } = await replaceImportedBlocks(trx, ctx, { id: listingId, groupId, landlordId }, changes)
  const named = add.flatMap(({ externalId }, at) => {
    const blockId = added[at]
    return blockId ? [{ blockId, externalId }] : []
  })
  await insertPartnerBlocks(trx, { listingId, source }, named)
  // Days that the partner can't offer, or restricts, are often only those that it received from us.
  const blockIds = [...added, ...move.map(({ blockId }) => blockId)]
  if (source !== 'hns') await keepBeside(trx, blockIds)
  await tellOfPartnerConflicts(trx, ctx, unit, { source, blockIds })
  await audit(trx, ctx, {
    action: 'syncPartnerSource',
    entityType: 'listing',
    entityId: listingId,
    landlordId,
    data: { source, added: add.length, moved: move.length, removed: remove.length },
  })
}
