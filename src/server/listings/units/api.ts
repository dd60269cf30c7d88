import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { findGroup, findReadableGroup, type GroupRow } from '../listings/sql.ts'
import { addUnits, changeUnits, convertToGroup, importUnits } from './actions.ts'
import { planGroup } from './plan.ts'
import { listStoredUnits, type StoredUnit } from './sql.ts'
import { readUnitsFile } from './units-file.ts'
import { doneType, planType, tableType } from './units-type.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

builder.queryField('unitTable', (t) =>
  t.field({
    type: tableType,
    nullable: true,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'The units of a group, or the one of a single listing, with what each has for itself.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => findReadableGroup(ctx.reads, requireViewer(ctx), { groupId }),
  }),
)

const changeInput = builder.inputType('UnitChangeInput', {
  fields: (t) => ({
    listingId: t.id({ required: true }),
    values: t.field({ type: 'JSON', required: true, description: 'The fields to change, by name.' }),
    expected: t.field({ type: 'JSON', description: 'What they are now; another value refuses the change.' }),
  }),
})

function toChange(given: { listingId: string; values?: unknown; expected?: unknown }) {
  return {
    id: given.listingId,
    line: 0,
    values: toRecord(given.values),
    expected: given.expected === undefined || given.expected === null ? null : toRecord(given.expected),
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ValidationError({ values: 'units.problem.unknownField' })
  }
  return Object.fromEntries(Object.entries(value))
}

async function visibleUnits(
  ctx: Context,
  groupId: string,
): Promise<{ group: GroupRow; units: StoredUnit[] }> {
  const group = await findGroup(ctx.reads, requireViewer(ctx), { groupId })
  if (!group) throw new ResourceNotFoundError()
  return { group, units: await listStoredUnits(ctx.db, groupId) }
}

builder.queryField('unitChangesDryRun', (t) =>
  t.field({
    type: planType,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'What changes of units would do, without doing it.',
    args: {
      groupId: t.arg.id({ required: true }),
      changes: t.arg({ type: [changeInput], required: true }),
    },
    resolve: async (_, { groupId, changes }, ctx) => {
      const { group, units } = await visibleUnits(ctx, groupId)
      return { ...(await planGroup(ctx.db, ctx, group, units, changes.map(toChange))), ignoredColumns: [] }
    },
  }),
)

builder.queryField('unitsCsvDryRun', (t) =>
  t.field({
    type: planType,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'What importing a file of units would do, without doing it.',
    args: { groupId: t.arg.id({ required: true }), csv: t.arg.string({ required: true }) },
    resolve: async (_, { groupId, csv }, ctx) => {
      const { group, units } = await visibleUnits(ctx, groupId)
      const read = readUnitsFile(csv, units, group.currency)
      const plan = await planGroup(ctx.db, ctx, group, units, read.changes)
      return {
        ...plan,
        ignoredColumns: read.ignoredColumns,
        problems: [...read.problems, ...plan.problems].toSorted((a, b) => a.line - b.line),
      }
    },
  }),
)

const donePayload = payloadType('UnitsPayload', 'done', doneType)

builder.mutationField('changeUnits', (t) =>
  t.field({
    type: donePayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description:
      'Changes units of a group, all or nothing. Where requests would be declined it needs the fingerprint of the dry run.',
    args: {
      groupId: t.arg.id({ required: true }),
      changes: t.arg({ type: [changeInput], required: true }),
      seen: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, changes, seen, idempotencyKey }, ctx) =>
      payload(async () => changeUnits(ctx, groupId, changes.map(toChange), seen ?? null, idempotencyKey)),
  }),
)

builder.mutationField('importUnits', (t) =>
  t.field({
    type: donePayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Changes and adds units as a file says, and as its dry run has shown.',
    args: {
      groupId: t.arg.id({ required: true }),
      csv: t.arg.string({ required: true }),
      seen: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, csv, seen, idempotencyKey }, ctx) =>
      payload(() => importUnits(ctx, groupId, csv, seen, idempotencyKey)),
  }),
)

const newUnitsInput = builder.inputType('NewUnitsInput', {
  description: 'In a pattern a run of # stands for the number.',
  fields: (t) => ({
    quantity: t.int({ required: true }),
    apartmentName: t.string({ required: true }),
    externalId: t.string(),
    firstNumber: t.int({ required: true }),
    firstFloor: t.int(),
    unitsPerFloor: t.int(),
  }),
})

function toNewUnits(given: typeof newUnitsInput.$inferInput) {
  return {
    quantity: given.quantity,
    apartmentName: given.apartmentName,
    externalId: given.externalId ?? null,
    firstNumber: given.firstNumber,
    firstFloor: given.firstFloor ?? null,
    unitsPerFloor: given.unitsPerFloor ?? null,
  }
}

builder.mutationField('addUnits', (t) =>
  t.field({
    type: donePayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description:
      'Adds unpublished units to a group, numbered by a pattern; numbers that are taken are passed over.',
    args: {
      groupId: t.arg.id({ required: true }),
      input: t.arg({ type: newUnitsInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, input, idempotencyKey }, ctx) =>
      payload(() => addUnits(ctx, groupId, toNewUnits(input), idempotencyKey)),
  }),
)

builder.mutationField('convertToGroup', (t) =>
  t.field({
    type: donePayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Makes a group of a single listing; `quantity` is the number of units it then has.',
    args: {
      groupId: t.arg.id({ required: true }),
      input: t.arg({ type: newUnitsInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, input, idempotencyKey }, ctx) =>
      payload(() => convertToGroup(ctx, groupId, toNewUnits(input), idempotencyKey)),
  }),
)
