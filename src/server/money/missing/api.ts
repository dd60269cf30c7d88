import { type BoardItem, minutesOf } from '../../../domain/money/missing-board.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type Board, loadBoard } from './board.ts'

/** An item with the single apartment that it is about. */
interface Item extends BoardItem {
  listingId: string | null
}

const itemType = builder.objectRef<Item>('BoardItem').implement({
  policy: 'full',
  description: 'Something that is asked of a landlord: given, or missing.',
  fields: (t) => ({
    section: t.field({ type: catalogueEnum('boardSection'), resolve: ({ section }) => section }),
    datum: t.field({ type: catalogueEnum('boardDatum'), resolve: ({ datum }) => datum }),
    isDone: t.exposeBoolean('isDone'),
    isOptional: t.exposeBoolean('isOptional', { description: 'Nothing waits for it.' }),
    minutes: t.int({ description: 'About how long it takes.', resolve: ({ datum }) => minutesOf(datum) }),
    groupId: t.exposeID('groupId', { nullable: true, description: 'Of one home.' }),
    listingId: t.exposeID('listingId', {
      nullable: true,
      description: 'Of one home that is a single apartment.',
    }),
    billingDetailsId: t.exposeID('billingDetailsId', { nullable: true }),
    name: t.exposeString('name', {
      description: 'Of the home, or as whom one lets; empty where it is the landlord’s.',
    }),
    homes: t.exposeInt('homes', { description: 'In how many homes it is missing, or used.' }),
    step: t.exposeString('step', { nullable: true, description: 'Where a listing has its field.' }),
    field: t.exposeString('field', { nullable: true }),
  }),
})

builder.queryField('missingBoard', (t) =>
  t.field({
    type: [itemType],
    policy: 'landlord',
    scope: 'none',
    description:
      'What is asked for payout, tax, contracts and publishing, each datum once: what is missing first. Money and taxes are told to the landlord alone.',
    resolve: async (_, __, ctx) => itemsOf(await loadBoard(ctx)),
  }),
)

function itemsOf({ items, listingIds }: Board): Item[] {
  return items.map((item) => ({ ...item, listingId: (item.groupId && listingIds.get(item.groupId)) || null }))
}
