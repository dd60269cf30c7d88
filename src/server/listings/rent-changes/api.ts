import { canBeTakenBack, RENT_CHANGE_KINDS } from '../../../domain/listings/rent-change.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { type ChangedRents, changeRents, type RentsOrder, type UndoneRents, undoRents } from './actions.ts'
import { listRentHistory, RENT_CHANGE_STATES, type RentChangeRow } from './history-sql.ts'
import { listRentHomes, type RentHomeRow } from './sql.ts'

const plannedType = builder.objectRef<RentHomeRow['planned'][number]>('PlannedRent').implement({
  policy: 'full',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    after: t.exposeFloat('after', { description: 'Per month, in minor units.' }),
  }),
})

const homeType = builder.objectRef<RentHomeRow>('HomeRent').implement({
  policy: 'full',
  description: 'What a listing or the units of a group cost, or a unit for itself.',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    listingId: t.exposeID('listingId', {
      nullable: true,
      description: 'Of a unit that has a rent of its own; null for the rent of a listing or group.',
    }),
    name: t.exposeString('name', { description: 'Of the listing or group, or of the unit.' }),
    city: t.exposeString('city', { description: 'Of a unit the name of its group.' }),
    price: t.exposeFloat('price', { description: 'Per month today, in minor units; 0 for none yet.' }),
    currency: t.exposeString('currency'),
    unitsApart: t.exposeInt('unitsApart', {
      description: 'Units that cost a rent of their own; a change of the home leaves them as they are.',
    }),
    area: t.exposeInt('area', {
      description: 'In square metres, by which the highest rent goes; 0 for none yet.',
    }),
    planned: t.field({
      type: [plannedType],
      description: 'The rents that it will have, by their days.',
      resolve: ({ planned }) => [...planned],
    }),
  }),
})

builder.queryField('homeRents', (t) =>
  t.field({
    type: [homeType],
    policy: 'landlord',
    scope: 'listings:read',
    description:
      'The rents of all listings and groups, by name, each before those of its units that have their own.',
    resolve: (_, __, ctx) => listRentHomes(ctx.db, requireViewer(ctx)),
  }),
)

/** GraphQL RentChangeState: where a change of a rent or a limit stands. */
export const rentChangeState = builder.enumType('RentChangeState', { values: RENT_CHANGE_STATES })

const changeType = builder.objectRef<RentChangeRow>('RentChange').implement({
  policy: 'full',
  fields: (t) => ({
    _id: t.exposeID('id'),
    batchId: t.exposeID('batchId', { description: 'The same for all that were ordered at once.' }),
    groupId: t.exposeID('groupId'),
    listingId: t.exposeID('listingId', { nullable: true, description: 'Of a unit’s own rent.' }),
    name: t.exposeString('name'),
    before: t.exposeFloat('before', { description: 'Of a unit 0 is the rent of its group.' }),
    after: t.exposeFloat('after', { description: 'Of a unit 0 is the rent of its group.' }),
    currency: t.exposeString('currency'),
    from: t.expose('from', { type: 'Day' }),
    madeAt: t.expose('madeAt', { type: 'Instant' }),
    madeBy: t.exposeString('madeBy', { description: 'Empty for who is gone.' }),
    state: t.expose('state', { type: rentChangeState }),
    canBeUndone: t.boolean({
      description: 'It is planned, or the home still costs that and may cost what it did before.',
      resolve: (change) => canBeTakenBack(change),
    }),
  }),
})

builder.queryField('rentChanges', (t) =>
  t.field({
    type: [changeType],
    policy: 'landlord',
    scope: 'listings:read',
    description: 'The last 200 changes of rents with all of the orders that they are of, the newest first.',
    resolve: (_, __, ctx) => listRentHistory(ctx.db, requireViewer(ctx)),
  }),
)

const seenInput = builder.inputType('SeenRentInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    listingId: t.id(),
    after: t.float({ required: true }),
  }),
})

const orderInput = builder.inputType('ChangeRentsInput', {
  fields: (t) => ({
    groupIds: t.idList({ required: true }),
    listingIds: t.idList({ description: 'Units whose own rents are changed.' }),
    kind: t.field({
      type: builder.enumType('RentChangeKind', { values: RENT_CHANGE_KINDS }),
      required: true,
    }),
    value: t.float({
      required: true,
      description:
        'Hundredths of a percent, an amount more or less, or the new rent; amounts in minor units.',
    }),
    currency: t.string({ required: true, description: 'Of an amount; homes in others stay as they are.' }),
    isRounded: t.boolean({ required: true, description: 'To whole units of the currency.' }),
    from: t.field({ type: 'Day', required: true }),
    seen: t.field({
      type: [seenInput],
      required: true,
      description: 'The rents that come of it, of the homes that it changes: another outcome refuses it.',
    }),
  }),
})

function orderIn({ listingIds, seen, ...order }: typeof orderInput.$inferInput): RentsOrder {
  return {
    ...order,
    listingIds: listingIds ?? [],
    seen: seen.map(({ groupId, listingId, after }) => ({ groupId, listingId: listingId ?? null, after })),
  }
}

const changedType = builder.objectRef<ChangedRents>('ChangedRents').implement({
  policy: 'full',
  fields: (t) => ({ batchId: t.exposeID('batchId'), changed: t.exposeInt('changed') }),
})

builder.mutationField('changeRents', (t) =>
  t.field({
    type: payloadType('ChangeRentsPayload', 'done', changedType),
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Changes the rents of some listings and groups from a day on, all or none.',
    args: {
      input: t.arg({ type: orderInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(() => changeRents(ctx, orderIn(input), idempotencyKey)),
  }),
)

const undoneType = builder.objectRef<UndoneRents>('UndoneRents').implement({
  policy: 'full',
  fields: (t) => ({
    batchId: t.exposeID('batchId'),
    undone: t.exposeInt('undone'),
    kept: t.exposeInt('kept', {
      description: 'Rents that were changed since, or would be above the limit: they stay.',
    }),
  }),
})

builder.mutationField('undoRents', (t) =>
  t.field({
    type: payloadType('UndoRentsPayload', 'done', undoneType),
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Takes a change of rents back wherever they have not been changed since.',
    args: { batchId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { batchId, idempotencyKey }, ctx) => payload(() => undoRents(ctx, batchId, idempotencyKey)),
  }),
)
