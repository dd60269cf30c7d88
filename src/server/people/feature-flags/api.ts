import { FEATURE_FLAGS, type FeatureFlagName } from '../../../domain/catalogue/flags.ts'
import { enabledFlags } from '../../../domain/people/feature-flags.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listEnabledFlags, setFeatureFlag, setFeatureFlagForUser } from './actions.ts'
import { type FlagPersonRow, listFlagChanges, listFlagPeople, listSwitchedFlags } from './sql.ts'

const nameType = catalogueEnum('featureFlag')
const stateType = catalogueEnum('featureFlagState')
const typeType = catalogueEnum('featureFlagType')

const flagType = builder.objectRef<FeatureFlagName>('FeatureFlag').implement({
  policy: 'public',
  fields: (t) => ({ name: t.field({ type: nameType, resolve: (name) => name }) }),
})

const enabledByName = batched(async (ctx, names: readonly FeatureFlagName[]) => {
  const enabled = enabledFlags(await listSwitchedFlags(ctx.db))
  return new Map(names.map((name) => [name, enabled.includes(name)]))
})

const changeByName = batched(async (ctx, names: readonly FeatureFlagName[]) => {
  const changes = await listFlagChanges(ctx.db, names)
  return new Map(changes.map((change) => [change.name, change]))
})

const peopleByName = batched(async (ctx, names: readonly FeatureFlagName[]) => {
  const people = Map.groupBy(await listFlagPeople(ctx.db, names), (person) => person.name)
  return new Map(names.map((name) => [name, people.get(name) ?? []]))
})

const personType = builder.objectRef<FlagPersonRow>('FeatureFlagPerson').implement({
  policy: 'staff',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('personName'),
    email: t.exposeString('email'),
    enabled: t.exposeBoolean('enabled'),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was switched for them.' }),
  }),
})

const staffFlagType = builder.objectRef<FeatureFlagName>('StaffFeatureFlag').implement({
  policy: 'staff',
  fields: (t) => ({
    name: t.field({ type: nameType, resolve: (name) => name }),
    enabled: t.boolean({ resolve: async (name, _, ctx) => (await enabledByName(ctx, name)) ?? false }),
    changedAt: t.field({
      type: 'Instant',
      nullable: true,
      resolve: async (name, _, ctx) => (await changeByName(ctx, name))?.changedAt ?? null,
    }),
    reason: t.string({
      nullable: true,
      description:
        'Why it was last switched for everybody; null for a flag that was switched before reasons were asked for.',
      resolve: async (name, _, ctx) => (await changeByName(ctx, name))?.reason ?? null,
    }),
    people: t.field({
      type: [personType],
      description: 'For whom it is switched on or off of their own.',
      resolve: async (name, _, ctx) => (await peopleByName(ctx, name)) ?? [],
    }),
  }),
})

const staffFlagPayload = payloadType('FeatureFlagPayload', 'flag', staffFlagType)

function enabledFor(ctx: Context, type: 'GLOBAL' | 'USER' | null | undefined) {
  const isPerson = type === 'USER' && ctx.viewer && !ctx.viewer.accessLinkId
  return listEnabledFlags(ctx.db, isPerson ? (ctx.viewer?.id ?? null) : null)
}

builder.queryField('featureFlags', (t) =>
  t.field({
    type: [flagType],
    policy: 'public',
    scope: 'any',
    args: { state: t.arg({ type: stateType }), type: t.arg({ type: typeType }) },
    resolve: async (_, { state, type }, ctx) => {
      const enabled = await enabledFor(ctx, type)
      if (!state) return [...FEATURE_FLAGS]
      return FEATURE_FLAGS.filter((name) => enabled.includes(name) === (state === 'ENABLED'))
    },
  }),
)

builder.queryField('staffFeatureFlags', (t) =>
  t.field({ type: [staffFlagType], policy: 'staff', scope: 'none', resolve: () => [...FEATURE_FLAGS] }),
)

builder.mutationField('setFeatureFlag', (t) =>
  t.field({
    type: staffFlagPayload,
    policy: 'DEVELOPER',
    scope: 'none',
    args: {
      name: t.arg({ type: nameType, required: true }),
      enabled: t.arg.boolean({ required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...flag }, ctx) =>
      payload(() => setFeatureFlag(ctx, flag, idempotencyKey)),
  }),
)

builder.mutationField('setFeatureFlagForUser', (t) =>
  t.field({
    type: staffFlagPayload,
    policy: 'DEVELOPER',
    scope: 'none',
    args: {
      name: t.arg({ type: nameType, required: true }),
      userId: t.arg.id({ required: true }),
      enabled: t.arg.boolean({ description: 'Null: as for everybody.' }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { enabled, idempotencyKey, ...flag }, ctx) =>
      payload(() => setFeatureFlagForUser(ctx, { ...flag, enabled: enabled ?? null }, idempotencyKey)),
  }),
)
