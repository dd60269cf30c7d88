import type { BoardDatum } from '../../../domain/catalogue/missing.ts'
import { type BoardItem, minutesOf } from '../../../domain/money/board-item.ts'
import { homesLacking, type HomeToPublish, lackingOf } from '../../../domain/money/homes-to-publish.ts'
import { boardFigures } from '../../../domain/money/missing-board.ts'
import { PAYOUT_OBSTACLES, type PayoutObstacle } from '../../../domain/money/payout-obstacle.ts'
import { IDENTITY_SENTENCES } from '../../../domain/people/identity-sentence.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow, LONGEST_WINDOW } from '../../kernel/graphql/list-window.ts'
import { type Board, type BoardIdentity, loadBoard, loadPayoutObstacle } from './board.ts'

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
    isWaiting: t.exposeBoolean('isWaiting', { description: 'It was given, and is looked at now.' }),
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

const identityType = builder.objectRef<BoardIdentity>('BoardIdentity').implement({
  policy: 'full',
  description: 'Where the verification of the landlord’s identity stands.',
  fields: (t) => ({
    sentence: t.expose('sentence', {
      type: builder.enumType('IdentitySentence', { values: IDENTITY_SENTENCES }),
    }),
    failureReason: t.expose('failureReason', {
      type: catalogueEnum('idVerificationFailureReason'),
      nullable: true,
    }),
    explanation: t.exposeString('explanation', { description: 'What whoever decided adds.' }),
  }),
})

interface Home extends HomeToPublish {
  listingIds: Board['listingIds']
}

const homeType = builder.objectRef<Home>('HomeToPublish').implement({
  policy: 'full',
  description: 'A home that lacks something before it can be shown.',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    name: t.exposeString('name'),
    items: t.field({ type: [itemType], resolve: ({ items, listingIds }) => withListings(items, listingIds) }),
  }),
})

const lackingType = builder.objectRef<{ datum: BoardDatum; homes: number }>('LackingDatum').implement({
  policy: 'full',
  fields: (t) => ({
    datum: t.field({ type: catalogueEnum('boardDatum'), resolve: ({ datum }) => datum }),
    homes: t.exposeInt('homes', { description: 'In how many homes it is missing.' }),
  }),
})

interface HomesPage {
  board: Board
  matching: HomeToPublish[]
  offset: number
  limit: number
}

const homesType = builder.objectRef<HomesPage>('HomesToPublish').implement({
  policy: 'full',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ matching }) => matching.length }),
    all: t.int({
      description: 'Also those that were not asked for.',
      resolve: ({ board }) => board.homes.length,
    }),
    lacking: t.field({
      type: [lackingType],
      description: 'What homes lack, what most lack first.',
      resolve: ({ board }) => lackingOf(board.homes),
    }),
    nodes: t.field({
      type: [homeType],
      resolve: ({ board, matching, offset, limit }) =>
        matching.slice(offset, offset + limit).map((home) => ({ ...home, listingIds: board.listingIds })),
    }),
  }),
})

const boardType = builder.objectRef<Board>('MissingBoard').implement({
  policy: 'full',
  description: 'What is asked of a landlord.',
  fields: (t) => ({
    asked: t.int({
      description: 'How much there is to do, with what homes lack.',
      resolve: (board) => boardFigures(board).asked,
    }),
    minutes: t.int({
      description: 'About how long that takes.',
      resolve: (board) => boardFigures(board).minutes,
    }),
    done: t.int({ resolve: (board) => boardFigures(board).done }),
    identity: t.expose('identity', {
      type: identityType,
      nullable: true,
      description: 'Null where it is not asked for.',
    }),
    items: t.field({
      type: [itemType],
      description: 'For payout, tax and contracts: each datum once, what is missing first.',
      resolve: ({ items, listingIds }) => withListings(items, listingIds),
    }),
    homes: t.field({
      type: homesType,
      description: 'What homes lack before they can be shown, by their names.',
      args: {
        search: t.arg.string({ defaultValue: '', description: 'In the name.' }),
        datum: t.arg({ type: catalogueEnum('boardDatum'), description: 'That is missing.' }),
        offset: t.arg.int({ defaultValue: 0 }),
        limit: t.arg.int({ defaultValue: 10, description: `At most ${LONGEST_WINDOW}.` }),
      },
      resolve: (board, { search, datum, offset, limit }) => ({
        board,
        matching: homesLacking(board.homes, { search: search ?? '', datum: datum ?? null }),
        ...listWindow({ offset, limit }),
      }),
    }),
  }),
})

builder.queryField('missingBoard', (t) =>
  t.field({
    type: boardType,
    policy: 'landlord',
    scope: 'none',
    description:
      'What is asked for payout, tax, contracts and publishing. Money and taxes are told to the landlord alone.',
    resolve: (_, __, ctx) => loadBoard(ctx),
  }),
)

const obstacleType = builder.objectRef<PayoutObstacle>('PayoutObstacle').implement({
  policy: 'full',
  description: 'What keeps money from coming.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: builder.enumType('PayoutObstacleReason', { values: PAYOUT_OBSTACLES }),
    }),
    homes: t.exposeInt('homes', { description: 'In how many homes.' }),
    day: t.expose('day', {
      type: 'Day',
      nullable: true,
      description: 'Since when payouts are held, or from when they will be.',
    }),
  }),
})

builder.queryField('payoutObstacle', (t) =>
  t.field({
    type: obstacleType,
    nullable: true,
    policy: 'landlord',
    scope: 'none',
    description:
      'The most pressing of what keeps the landlord’s money from coming; null for nothing, and for everybody else.',
    resolve: (_, __, ctx) => loadPayoutObstacle(ctx),
  }),
)

function withListings(items: readonly BoardItem[], listingIds: Board['listingIds']): Item[] {
  return items.map((item) => ({ ...item, listingId: (item.groupId && listingIds.get(item.groupId)) || null }))
}
