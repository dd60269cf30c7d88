import type { PlannedStay } from '../../../domain/calendars/stays-file.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { plain } from '../../../domain/kernel/text.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { waitingRequests } from '../../listings/occupancy/waiting.ts'
import { deleteBlockRows, insertBlockRows, lockGroups } from '../blocks/block-sql.ts'
import { planStaysFile, type StaysFile, type StaysPlan } from './plan.ts'
import {
  type ImportStep,
  insertImport,
  listStayUnits,
  saveFormat,
  saveStays,
  saveUnitNames,
  type StayUnit,
} from './sql.ts'

/** Does what a file of stays says, as its dry run has shown it, and remembers how it was understood; answers the import. */
export async function importStays(ctx: Context, file: StaysFile, seen: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const { landlordId } = viewer
  if (!landlordId) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'importStays', body: { file, seen } }, async () => {
      // Any of the units may be named by the file: they all stay as they are meanwhile.
      const groups = (await listStayUnits(trx, viewer)).map(({ groupId }) => groupId)
      await lockGroups(trx, [...new Set(groups)])
      const plan = await planStaysFile(trx, ctx, file)
      if (plan.problem) throw new ValidationError({ csv: `stays.${plan.problem}` })
      if (plan.seen !== seen) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      return apply(trx, ctx, plan, { landlordId, madeBy: viewer.id })
    }),
  )
}

async function apply(
  trx: Db,
  ctx: Context,
  plan: StaysPlan,
  by: { landlordId: string; madeBy: string },
): Promise<string> {
  const { landlordId } = by
  const at = ctx.now()
  const done = plan.stays.filter(({ outcome }) => ['ADD', 'CHANGE', 'FREE'].includes(outcome))
  const blocked = done.filter(({ outcome }) => outcome !== 'FREE')
  await deleteBlockRows(
    trx,
    done.flatMap(({ known }) => known?.blockId ?? []),
  )
  const units = new Map(plan.units.map((unit) => [unit.id, unit]))
  const blockIds = await insertBlockRows(
    trx,
    blocked.map((stay) => blockOf(stay, units)),
    at,
  )
  const blockOfLine = new Map(blocked.map(({ line }, at) => [line, blockIds[at] ?? null]))
  const stayIds = await saveStays(
    trx,
    done.map((stay) => ({
      id: crypto.randomUUID(),
      groupId: units.get(unitIdOf(stay))?.groupId ?? '',
      landlordId,
      platform: plan.platform,
      reference: stay.reference,
      blockId: blockOfLine.get(stay.line) ?? null,
      endsOn: stay.stay?.to ?? stay.known?.to ?? ctx.today(),
    })),
    at,
  )
  const steps = done.map((stay, at) => stepOf(stay, stayIds[at] ?? ''))
  const count = (kind: ImportStep['kind']) => steps.filter((step) => step.kind === kind).length
  const counts = { added: count('ADD'), changed: count('CHANGE'), freed: count('FREE') }
  const id = await insertImport(trx, { ...by, platform: plan.platform, ...counts }, steps, at)
  await remember(trx, plan, landlordId, at)
  const groupIds = groupsOf(done, units)
  await auditAll(
    trx,
    ctx,
    groupIds.map((groupId) => ({
      action: 'importStays',
      entityType: 'group',
      entityId: groupId,
      landlordId,
      data: { importId: id, platform: plan.platform, ...counts },
    })),
  )
  await waitingRequests().decline(trx, ctx, plan.declined)
  await waitingRequests().daysChanged(trx, groupIds)
  return id
}

function blockOf({ stay, listingId, note }: PlannedStay, units: ReadonlyMap<string, StayUnit>) {
  const unit = units.get(listingId ?? '')
  if (!unit || !stay) throw new Error('What is blocked has days and a unit.')
  return { ...stay, unit, source: 'own', reason: 'RENTED_ELSEWHERE', note } as const
}

/** A stay whose days go free is one of the unit that it was in. */
function unitIdOf({ outcome, listingId, known }: PlannedStay): string {
  return (outcome === 'FREE' ? known?.listingId : listingId) ?? ''
}

function stepOf({ outcome, known }: PlannedStay, stayId: string): ImportStep {
  if (!known || outcome === 'ADD') return { stayId, kind: 'ADD', former: null }
  const { from, to, listingId, note } = known
  return { stayId, kind: outcome === 'FREE' ? 'FREE' : 'CHANGE', former: { from, to, listingId, note } }
}

function groupsOf(stays: readonly PlannedStay[], units: ReadonlyMap<string, StayUnit>): string[] {
  const ids = stays.flatMap(({ listingId, known }) => [listingId, known?.listingId ?? null])
  return [...new Set(ids.flatMap((id) => units.get(id ?? '')?.groupId ?? []))]
}

async function remember(trx: Db, plan: StaysPlan, landlordId: string, at: Temporal.Instant): Promise<void> {
  const fields = plan.columns.map(({ field }) => field)
  const { headsHash, dayOrder, lastDay } = plan
  await saveFormat(trx, landlordId, headsHash, { fields, dayOrder, lastDay }, at)
  const said = plan.unitNames.filter(({ name, isOpen }) => !isOpen && plain(name) !== '')
  await saveUnitNames(
    trx,
    landlordId,
    new Map(said.map(({ name, listingId }) => [plain(name), listingId])),
    at,
  )
}
