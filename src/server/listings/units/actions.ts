import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import type { UnitChange } from '../../../domain/listings/unit-changes.ts'
import {
  isNumberingPattern,
  MAX_FIRST_NUMBER,
  type Numbering,
  numberedUnits,
} from '../../../domain/listings/unit-names.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { GroupRow } from '../listings/sql.ts'
import { lockedGroup } from '../listings/unit-actions.ts'
import { applyUnitChanges, type DoneUnits } from './apply.ts'
import { listStoredUnits, savePartOfGroup } from './sql.ts'
import { readUnitsFile } from './units-file.ts'

/** How many units, and how they are named. */
export interface NewUnits extends Numbering {
  quantity: number
}

interface Order {
  operation: 'changeUnits' | 'importUnits' | 'addUnits' | 'convertToGroup'
  groupId: string
  key: string
  body: unknown
}

/** Changes units of a group, all or nothing; `seen` as the dry run answered it, or null where nobody is declined. */
export async function changeUnits(
  ctx: Context,
  groupId: string,
  changes: readonly UnitChange[],
  seen: string | null,
  key: string,
): Promise<DoneUnits> {
  if (changes.length > MAX_GROUP_SIZE) throw new ValidationError({ changes: 'units.problem.tooMany' })
  const order = { operation: 'changeUnits', groupId, key, body: { groupId, changes, seen } } as const
  return underLock(ctx, order, (trx, group) =>
    applyUnitChanges(trx, ctx, group, changes, { action: 'changeUnits', seen }),
  )
}

/** Does what a file says of the units of a group, as the dry run has shown it. */
export async function importUnits(
  ctx: Context,
  groupId: string,
  csv: string,
  seen: string,
  key: string,
): Promise<DoneUnits> {
  const order = { operation: 'importUnits', groupId, key, body: { groupId, csv, seen } } as const
  return underLock(ctx, order, async (trx, group) => {
    const read = readUnitsFile(csv, await listStoredUnits(trx, groupId), group.currency)
    if (read.problems.length > 0)
      throw new ValidationError({ csv: `units.problem.${read.problems[0]?.text}` })
    return applyUnitChanges(trx, ctx, group, read.changes, { action: 'importUnits', seen })
  })
}

/** Adds unpublished units to a group by a numbering pattern. */
export async function addUnits(
  ctx: Context,
  groupId: string,
  added: NewUnits,
  key: string,
): Promise<DoneUnits> {
  checkNumbering(added)
  const order = { operation: 'addUnits', groupId, key, body: { groupId, added } } as const
  return underLock(ctx, order, (trx, group) => add(trx, ctx, group, added, added.quantity))
}

/** Makes a group of a listing, and adds units until it has so many (D4). */
export async function convertToGroup(
  ctx: Context,
  groupId: string,
  wanted: NewUnits,
  key: string,
): Promise<DoneUnits> {
  checkNumbering(wanted)
  const order = { operation: 'convertToGroup', groupId, key, body: { groupId, wanted } } as const
  return underLock(ctx, order, async (trx, group) => {
    if (group.partOfGroup) throw new ConditionNotMetError('IS_A_GROUP')
    await savePartOfGroup(trx, groupId)
    await audit(trx, ctx, {
      action: 'convertToGroup',
      entityType: 'group',
      entityId: groupId,
      landlordId: group.landlordId,
      data: { quantity: wanted.quantity },
    })
    return add(trx, ctx, { ...group, partOfGroup: true }, wanted, wanted.quantity - 1)
  })
}

async function underLock(
  ctx: Context,
  { operation, groupId, key, body }: Order,
  fn: (trx: Db, group: GroupRow) => Promise<DoneUnits>,
): Promise<DoneUnits> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body }, async () =>
      fn(trx, await lockedGroup(trx, ctx, { groupId })),
    ),
  )
}

async function add(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  numbering: Numbering,
  quantity: number,
): Promise<DoneUnits> {
  const units = await listStoredUnits(trx, group.groupId)
  if (units.length + quantity > MAX_GROUP_SIZE) throw new ConditionNotMetError('GROUP_TOO_LARGE')
  const taken = {
    apartmentNames: new Set(units.map((unit) => unit.apartmentName)),
    externalIds: new Set(units.flatMap((unit) => unit.externalId ?? [])),
  }
  const changes = numberedUnits(numbering, quantity, taken).map((unit) => ({
    id: null,
    line: 0,
    values: { ...unit },
  }))
  return applyUnitChanges(trx, ctx, group, changes, { action: 'addSublistings', seen: null })
}

function checkNumbering(given: NewUnits): void {
  const wrong = [
    isWithin(given.quantity, 1, MAX_GROUP_SIZE) ? null : 'quantity',
    isNumberingPattern(given.apartmentName) ? null : 'apartmentName',
    given.externalId === null || isNumberingPattern(given.externalId) ? null : 'externalId',
    isWithin(given.firstNumber, 0, MAX_FIRST_NUMBER) ? null : 'firstNumber',
    given.firstFloor === null || isWithin(given.firstFloor, -10, 200) ? null : 'firstFloor',
    given.unitsPerFloor === null || isWithin(given.unitsPerFloor, 1, MAX_GROUP_SIZE) ? null : 'unitsPerFloor',
  ].filter((field) => field !== null)
  if (wrong.length > 0) {
    throw new ValidationError(Object.fromEntries(wrong.map((field) => [field, `units.new.${field}`])))
  }
}

function isWithin(number: number, first: number, last: number): boolean {
  return Number.isInteger(number) && number >= first && number <= last
}
