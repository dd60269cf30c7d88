import { overlappingType } from '../../listings/occupancy/overlapping-type.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { changeWindows, type DoneWindows, planWindows, type WindowsPlan } from './window-actions.ts'

const windowsInput = builder.inputType('WindowsInput', {
  description: 'New availability windows of some units; what is left out stays.',
  fields: (t) => ({
    listingIds: t.idList({ required: true }),
    availableFrom: t.field({ type: 'Day' }),
    availableTo: t.field({ type: 'Day' }),
    openEnded: t.boolean({ description: 'The windows have no end any more.' }),
    seen: t.string({
      description: 'The fingerprint of windowsDryRun; without it nobody may be declined by the change.',
    }),
  }),
})

function orderOf({
  listingIds,
  availableFrom,
  availableTo,
  openEnded,
  seen,
}: typeof windowsInput.$inferInput) {
  return {
    listingIds,
    availableFrom: availableFrom ?? null,
    availableTo: availableTo ?? null,
    openEnded: openEnded ?? false,
    seen: seen ?? null,
  }
}

const plannedWindowType = builder.objectRef<WindowsPlan['units'][number]>('PlannedWindow').implement({
  policy: 'visible',
  fields: (t) => ({
    listingId: t.id({ resolve: ({ unit }) => unit.id }),
    name: t.string({ resolve: ({ unit }) => unit.apartmentName }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'A text key below units.problem; with one nothing is changed.',
    }),
  }),
})

const windowsPlanType = builder.objectRef<WindowsPlan>('WindowsPlan').implement({
  policy: 'visible',
  fields: (t) => ({
    units: t.field({ type: [plannedWindowType], resolve: ({ units }) => units }),
    declined: t.field({
      type: [overlappingType],
      description: 'Waiting requests that no unit could serve any more; they would be declined.',
      resolve: ({ declined }) => declined.map((row) => ({ row, wouldBeDeclined: true })),
    }),
    seen: t.exposeString('seen'),
  }),
})

const windowsDoneType = builder.objectRef<DoneWindows>('WindowsDone').implement({
  policy: 'visible',
  fields: (t) => ({
    listingIds: t.exposeIDList('listingIds', { description: 'The units that changed.' }),
    declined: t.exposeIDList('declined', { description: 'Listing requests that were declined by it.' }),
  }),
})

builder.queryField('windowsDryRun', (t) =>
  t.field({
    type: windowsPlanType,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'What new availability windows would do, without doing it.',
    args: { input: t.arg({ type: windowsInput, required: true }) },
    resolve: (_, { input }, ctx) => planWindows(ctx, orderOf(input)),
  }),
)

const windowsPayload = payloadType('WindowsPayload', 'done', windowsDoneType)

builder.mutationField('changeWindows', (t) =>
  t.field({
    type: windowsPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description:
      'Sets the availability windows of units, all or nothing. A stay that is not over must lie in them; requests that no unit can serve any more are declined, as windowsDryRun says.',
    args: {
      input: t.arg({ type: windowsInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(() => changeWindows(ctx, orderOf(input), idempotencyKey)),
  }),
)
