import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import type { Gap } from '../../../domain/listings/listing-gaps.ts'
import { findStep } from '../../../domain/listings/listing-steps.ts'
import { LISTING_PURPOSES } from '../../../domain/listings/listing-purpose.ts'
import { listUnits } from '../occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { type Payload, payload, payloadErrorType } from '../../kernel/graphql/payload.ts'
import { createListing } from './begin-actions.ts'
import type { Draft } from './begin-sql.ts'
import { findVersion } from '../listings/content-change-sql.ts'
import { saveListingStep, type StepOutcome } from './step-actions.ts'
import { loadStepValues, type StepValues } from './values.ts'
import { gapType } from '../listings/listing-details-type.ts'
import { loadGaps } from '../listings/gaps.ts'
import { findGroup, type GroupRow, type ListingKey } from '../listings/sql.ts'
import { listingPointType } from '../listings/listing-point-type.ts'
import { pointOfGroup } from '../listings/point-loaders.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

interface EditedListing {
  group: GroupRow
  unitId: string | null
  firstUnitId: string
  unitCount: number
  published: boolean
  everPublished: boolean
}

const editedListingType = builder.objectRef<EditedListing>('ListingForEdit').implement({
  policy: 'full',
  fields: (t) => ({
    groupId: t.id({ resolve: ({ group }) => group.groupId }),
    listingId: t.id({
      description: 'Of the unit that was asked for, else of the first.',
      resolve: ({ unitId, firstUnitId }) => unitId ?? firstUnitId,
    }),
    partOfGroup: t.boolean({ resolve: ({ group }) => group.partOfGroup }),
    unitCount: t.exposeInt('unitCount'),
    published: t.exposeBoolean('published', { description: 'Whether any of its units is.' }),
    everPublished: t.exposeBoolean('everPublished'),
    version: t.int({
      resolve: async ({ group }, _, ctx) => (await findVersion(ctx.db, group.groupId)).version,
    }),
    point: t.field({
      type: listingPointType,
      nullable: true,
      description: 'Where it is; null where nobody knows, or where it is being looked for.',
      resolve: ({ group }, _, ctx) => pointOfGroup(ctx, group.groupId),
    }),
    values: t.field({
      type: 'JSON',
      description: 'By step the fields that may be changed here, as a payload of PUT /listings-v2 has them.',
      resolve: ({ group, unitId }, _, ctx) => loadStepValues(ctx.db, group, unitId),
    }),
    gaps: t.field({
      type: [gapType],
      resolve: async ({ group }, _, ctx) => gapsOf(ctx, group.groupId),
    }),
  }),
})

async function gapsOf(ctx: Context, groupId: string): Promise<Gap[]> {
  return (await loadGaps(ctx.db, [groupId], ctx.today())).get(groupId) ?? []
}

function keyOf(args: { listingId?: string | null; groupId?: string | null }): ListingKey {
  if (args.listingId) return { listingId: args.listingId }
  if (args.groupId) return { groupId: args.groupId }
  // The text of the specification (D8).
  throw new ValidationError({}, 'Provide either listingId or groupId in order to fetch a listing!')
}

async function findEdited(ctx: Context, key: ListingKey): Promise<EditedListing | null> {
  const group = await findGroup(ctx.reads, requireViewer(ctx), key)
  if (!group) return null
  const units = await listUnits(ctx.db, [group.groupId])
  return {
    group,
    unitId: 'listingId' in key ? key.listingId : null,
    firstUnitId: units[0]?.id ?? group.groupId,
    unitCount: units.length,
    published: units.some(({ published }) => published),
    everPublished: units.some(({ lastPublishedAt, published }) => published || lastPublishedAt !== null),
  }
}

builder.queryField('listingForEdit', (t) =>
  t.field({
    type: editedListingType,
    nullable: true,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'A listing or group with what the wizard and the edit page change, step by step.',
    args: { listingId: t.arg.id(), groupId: t.arg.id() },
    resolve: (_, args, ctx) => findEdited(ctx, keyOf(args)),
  }),
)

interface SavedStep extends Payload<StepOutcome> {
  gaps: Gap[] | null
  values: StepValues[keyof StepValues] | null
}

const savedStepType = builder.objectRef<SavedStep>('SaveListingStepPayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    version: t.int({
      nullable: true,
      description: 'Of the step as it is stored now; beside the reason CHANGED_ELSEWHERE, too.',
      resolve: ({ result }) => result?.version ?? null,
    }),
    gaps: t.field({ type: [gapType], nullable: true, resolve: ({ gaps }) => gaps }),
    values: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The step as it is stored now.',
      resolve: ({ values }) => values,
    }),
  }),
})

async function saveStep(
  ctx: Context,
  key: () => ListingKey,
  change: { step: string; values: unknown; version: number },
  idempotencyKey: string,
): Promise<SavedStep> {
  const saved = await payload(() => saveListingStep(ctx, key(), change, idempotencyKey))
  if (!saved.result) return { ...saved, gaps: null, values: null }
  const edited = await findEdited(ctx, key())
  const step = findStep(change.step)
  const values = edited && (await loadStepValues(ctx.db, edited.group, edited.unitId))
  return {
    ...(saved.result.changedElsewhere ? await changedElsewhere() : saved),
    result: saved.result,
    gaps: edited && (await gapsOf(ctx, edited.group.groupId)),
    values: (step && values?.[step]) ?? null,
  }
}

function changedElsewhere(): Promise<Payload<never>> {
  return payload(() => Promise.reject(new ConditionNotMetError('CHANGED_ELSEWHERE')))
}

builder.mutationField('saveListingStep', (t) =>
  t.field({
    type: savedStepType,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description:
      'Stores fields of one step. When the step has changed since the version, nothing is stored and the answer has both the reason CHANGED_ELSEWHERE and what is stored.',
    args: {
      listingId: t.arg.id(),
      groupId: t.arg.id(),
      step: t.arg.string({ required: true }),
      values: t.arg({ type: 'JSON', required: true }),
      version: t.arg.int({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { step, values, version, idempotencyKey, ...ids }, ctx) =>
      saveStep(ctx, () => keyOf(ids), { step, values, version }, idempotencyKey),
  }),
)

const purposeType = builder.enumType('ListingPurpose', { values: LISTING_PURPOSES })

const createListingInput = builder.inputType('CreateListingInput', {
  fields: (t) => ({
    city: t.string({ required: true }),
    country: t.string({ required: true, description: 'Two letters, ISO 3166.' }),
    purpose: t.field({
      type: purposeType,
      description: 'For whom it is begun, beyond everybody: sets the label that says so.',
    }),
    content: t.field({
      type: 'JSON',
      description: 'What an advert tells of it, as a payload of PUT /listings-v2 has it.',
    }),
  }),
})

const createdListingType = builder.objectRef<Payload<Draft>>('CreateListingPayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    groupId: t.id({ nullable: true, resolve: ({ result }) => result?.groupId }),
    listingId: t.id({ nullable: true, resolve: ({ result }) => result?.listingId }),
  }),
})

builder.mutationField('createListing', (t) =>
  t.field({
    type: createdListingType,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Begins an unpublished listing with its city alone, or with what an advert tells.',
    args: {
      idempotencyKey: t.arg.id({ required: true }),
      input: t.arg({ type: createListingInput, required: true }),
    },
    resolve: (_, { idempotencyKey, input }, ctx) => payload(() => createListing(ctx, input, idempotencyKey)),
  }),
)
