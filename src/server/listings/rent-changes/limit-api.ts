import {
  HOME_LIMIT_KINDS,
  type HomeLimitKind,
  type LimitLength,
} from '../../../domain/listings/limit-change.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { maxVacancyUnitType } from '../listings/listing-details-type.ts'
import { rentChangeState } from './api.ts'
import { type ChangedLimits, changeStayLimits, type UndoneLimits, undoStayLimits } from './limit-actions.ts'
import { type LimitChangeRow, listLimitHistory } from './limit-history-sql.ts'
import { type LimitHomeRow, listLimitHomes } from './limit-sql.ts'

const limitKind = builder.enumType('HomeLimitKind', { values: HOME_LIMIT_KINDS })

const lengthType = builder.objectRef<LimitLength>('LimitLength').implement({
  policy: 'full',
  fields: (t) => ({
    value: t.exposeInt('value', { nullable: true, description: 'Null for no limit.' }),
    unit: t.expose('unit', { type: maxVacancyUnitType, description: 'MONTH for the length of stays.' }),
  }),
})

const ofHomeType = builder.objectRef<{ kind: HomeLimitKind; length: LimitLength }>('HomeLimit').implement({
  policy: 'full',
  fields: (t) => ({
    kind: t.expose('kind', { type: limitKind }),
    length: t.expose('length', { type: lengthType }),
  }),
})

const plannedType = builder.objectRef<LimitHomeRow['planned'][number]>('PlannedLimit').implement({
  policy: 'full',
  fields: (t) => ({
    kind: t.expose('kind', { type: limitKind }),
    from: t.expose('from', { type: 'Day' }),
    length: t.field({ type: lengthType, resolve: (planned) => planned }),
  }),
})

const homeType = builder.objectRef<LimitHomeRow>('HomeLimits').implement({
  policy: 'full',
  description:
    'How long stays in a listing or the units of a group may be, and how long it may stand empty before.',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    name: t.exposeString('name'),
    city: t.exposeString('cityName'),
    limits: t.field({
      type: [ofHomeType],
      resolve: ({ limits }) => HOME_LIMIT_KINDS.map((kind) => ({ kind, length: limits[kind] })),
    }),
    cityMinimum: t.int({
      nullable: true,
      description:
        'The shortest stay that its city allows today, in months, unless a permit or an exemption lifts that.',
      resolve: ({ city }) => city.minimum,
    }),
    cityMaximum: t.int({
      nullable: true,
      description: 'The longest stay that its city allows today, in months.',
      resolve: ({ city }) => city.maximum,
    }),
    planned: t.field({
      type: [plannedType],
      description: 'The limits that it will have, by their days.',
      resolve: ({ planned }) => [...planned],
    }),
  }),
})

builder.queryField('homeLimits', (t) =>
  t.field({
    type: [homeType],
    policy: 'landlord',
    scope: 'listings:read',
    description: 'The limits of stays of all listings and groups, by name.',
    resolve: (_, __, ctx) => listLimitHomes(ctx.db, requireViewer(ctx), ctx.today()),
  }),
)

const changeType = builder.objectRef<LimitChangeRow>('LimitChange').implement({
  policy: 'full',
  fields: (t) => ({
    _id: t.exposeID('id'),
    orderId: t.exposeID('orderId', { description: 'The same for all that were ordered at once.' }),
    groupId: t.exposeID('groupId'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: limitKind }),
    before: t.expose('before', { type: lengthType }),
    after: t.expose('after', { type: lengthType }),
    from: t.expose('from', { type: 'Day' }),
    madeAt: t.expose('madeAt', { type: 'Instant' }),
    madeBy: t.exposeString('madeBy', { description: 'Empty for who is gone.' }),
    state: t.expose('state', { type: rentChangeState }),
    canBeUndone: t.exposeBoolean('canBeUndone', {
      description: 'It is planned, or nothing has changed it since and a stay fits without it.',
    }),
  }),
})

builder.queryField('limitChanges', (t) =>
  t.field({
    type: [changeType],
    policy: 'landlord',
    scope: 'listings:read',
    description: 'The last 200 changes of limits with all of the orders that they are of, the newest first.',
    resolve: (_, __, ctx) => listLimitHistory(ctx.db, requireViewer(ctx), ctx.today()),
  }),
)

const lengthInput = builder.inputType('LimitLengthInput', {
  fields: (t) => ({
    value: t.int({ description: 'Null for no limit.' }),
    unit: t.field({ type: maxVacancyUnitType, required: true }),
  }),
})

const seenInput = builder.inputType('SeenLimitInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    before: t.field({ type: lengthInput, required: true }),
  }),
})

const orderInput = builder.inputType('ChangeStayLimitsInput', {
  fields: (t) => ({
    groupIds: t.idList({ required: true }),
    kind: t.field({ type: limitKind, required: true }),
    length: t.field({ type: lengthInput, required: true }),
    from: t.field({ type: 'Day', required: true }),
    seen: t.field({
      type: [seenInput],
      required: true,
      description: 'The limits before of the homes that it changes: other homes or limits refuse it.',
    }),
  }),
})

const changedType = builder.objectRef<ChangedLimits>('ChangedLimits').implement({
  policy: 'full',
  fields: (t) => ({ orderId: t.exposeID('orderId'), changed: t.exposeInt('changed') }),
})

builder.mutationField('changeStayLimits', (t) =>
  t.field({
    type: payloadType('ChangeStayLimitsPayload', 'done', changedType),
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Changes one limit of the stays of some listings and groups from a day on, all or none.',
    args: {
      input: t.arg({ type: orderInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input: { length, seen, ...order }, idempotencyKey }, ctx) =>
      payload(() =>
        changeStayLimits(
          ctx,
          {
            ...order,
            ...lengthOf(length),
            seen: seen.map(({ groupId, before }) => ({ groupId, before: lengthOf(before) })),
          },
          idempotencyKey,
        ),
      ),
  }),
)

function lengthOf({ value, unit }: { value?: number | null; unit: LimitLength['unit'] }): LimitLength {
  return { value: value ?? null, unit }
}

const undoneType = builder.objectRef<UndoneLimits>('UndoneLimits').implement({
  policy: 'full',
  fields: (t) => ({
    orderId: t.exposeID('orderId'),
    undone: t.exposeInt('undone'),
    kept: t.exposeInt('kept', {
      description: 'Limits that were changed since, or with which no stay would fit: they stay.',
    }),
  }),
})

builder.mutationField('undoStayLimits', (t) =>
  t.field({
    type: payloadType('UndoStayLimitsPayload', 'done', undoneType),
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Takes a change of limits back wherever they have not been changed since.',
    args: { orderId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { orderId, idempotencyKey }, ctx) =>
      payload(() => undoStayLimits(ctx, orderId, idempotencyKey)),
  }),
)
