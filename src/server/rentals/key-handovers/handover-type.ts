import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  confirmingRefusal,
  enteringRefusal,
  HANDOVER_POINTS,
  type HandoverContent,
  KEY_HANDOVER_KINDS,
  METER_KINDS,
  missingKeys,
  remarkRefusal,
} from '../../../domain/rentals/stays/key-handover.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { sideType } from '../messages/thread-type.ts'
import { handoverContentOf, handoverFingerprintOf } from './handover.ts'
import type { HandoverPhotoRow, HandoverRemark, KeyHandoverRow } from './sql.ts'

/** A handover as one of its sides sees it. */
export interface SeenHandover {
  row: KeyHandoverRow
  side: MessageSide
}

/** GraphQL KeyHandoverKind. */
export const handoverKindType = builder.enumType('KeyHandoverKind', { values: KEY_HANDOVER_KINDS })
/** GraphQL HandoverPoint. */
export const handoverPointType = builder.enumType('HandoverPoint', { values: HANDOVER_POINTS })
/** GraphQL MeterKind. */
export const meterKindType = builder.enumType('MeterKind', { values: METER_KINDS })

const keyCountType = builder.objectRef<HandoverContent['keys'][number]>('HandoverKeys').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: catalogueEnum('keyKind') }),
    count: t.exposeInt('count'),
  }),
})

const pointType = builder.objectRef<HandoverContent['points'][number]>('HandoverPointDone').implement({
  policy: 'visible',
  fields: (t) => ({
    point: t.expose('point', { type: handoverPointType }),
    by: t.expose('by', { type: sideType }),
  }),
})

const ownPointType = builder.objectRef<HandoverContent['ownPoints'][number]>('HandoverOwnPoint').implement({
  policy: 'visible',
  fields: (t) => ({
    text: t.exposeString('text'),
    isDone: t.exposeBoolean('isDone'),
    by: t.expose('by', { type: sideType }),
  }),
})

const meterType = builder.objectRef<HandoverContent['meters'][number]>('HandoverMeter').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: meterKindType }),
    number: t.exposeString('number'),
    reading: t.exposeString('reading', { description: 'As it stands on the meter.' }),
    unit: t.exposeString('unit'),
    day: t.expose('day', { type: 'Day' }),
    by: t.expose('by', { type: sideType }),
  }),
})

const photoType = builder.objectRef<HandoverPhotoRow>('HandoverPhoto').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    by: t.expose('side', { type: sideType }),
  }),
})

const remarkType = builder.objectRef<HandoverRemark>('HandoverRemark').implement({
  policy: 'visible',
  fields: (t) => ({
    by: t.expose('side', { type: sideType }),
    text: t.exposeString('text'),
    at: t.field({ type: 'Instant', resolve: ({ at }) => Temporal.Instant.from(at) }),
  }),
})

/** GraphQL KeyHandover. */
export const keyHandoverType = builder.objectRef<SeenHandover>('KeyHandover').implement({
  policy: 'visible',
  description: 'What both sides write down where keys change hands, at moving in or at moving out.',
  fields: (t) => ({
    kind: t.field({ type: handoverKindType, resolve: ({ row }) => row.kind }),
    version: t.int({
      description: 'Goes back with what is entered; 0: nobody has entered anything.',
      resolve: ({ row }) => row.version,
    }),
    fingerprint: t.string({
      description: 'Of what is seen; goes back with a confirmation.',
      resolve: ({ row }) => handoverFingerprintOf(row),
    }),
    day: t.field({ type: 'Day', nullable: true, resolve: ({ row }) => handoverContentOf(row).day }),
    time: t.string({ nullable: true, resolve: ({ row }) => handoverContentOf(row).time }),
    dayBy: t.field({ type: sideType, nullable: true, resolve: ({ row }) => handoverContentOf(row).dayBy }),
    keys: t.field({ type: [keyCountType], resolve: ({ row }) => handoverContentOf(row).keys }),
    keysBy: t.field({ type: sideType, nullable: true, resolve: ({ row }) => handoverContentOf(row).keysBy }),
    handedOut: t.field({
      type: [keyCountType],
      nullable: true,
      description: 'At moving out: the keys that were handed out; null where nobody wrote that down.',
      resolve: ({ row }) => (row.kind === 'DEPARTURE' ? (row.arrivalContent?.keys ?? null) : null),
    }),
    missingKeys: t.field({
      type: [keyCountType],
      description: 'At moving out: what was handed out, and is not given back by what was entered.',
      resolve: ({ row }) =>
        row.kind === 'DEPARTURE' && row.content && row.arrivalContent
          ? missingKeys(row.arrivalContent.keys, row.content.keys)
          : [],
    }),
    points: t.field({ type: [pointType], resolve: ({ row }) => handoverContentOf(row).points }),
    ownPoints: t.field({ type: [ownPointType], resolve: ({ row }) => handoverContentOf(row).ownPoints }),
    meters: t.field({ type: [meterType], resolve: ({ row }) => handoverContentOf(row).meters }),
    ownNote: t.string({ resolve: ({ row, side }) => handoverContentOf(row).notes[side] }),
    otherNote: t.string({
      resolve: ({ row, side }) => handoverContentOf(row).notes[side === 'LANDLORD' ? 'TENANT' : 'LANDLORD'],
    }),
    photos: t.field({ type: [photoType], resolve: ({ row }) => row.photos }),
    remarks: t.field({ type: [remarkType], resolve: ({ row }) => row.remarks }),
    changedAt: t.field({ type: 'Instant', nullable: true, resolve: ({ row }) => row.changedAt }),
    landlordConfirmedAt: t.field({
      type: 'Instant',
      nullable: true,
      resolve: ({ row }) => row.landlordConfirmedAt,
    }),
    tenantConfirmedAt: t.field({
      type: 'Instant',
      nullable: true,
      resolve: ({ row }) => row.tenantConfirmedAt,
    }),
    enteringRefusal: t.string({ nullable: true, resolve: ({ row }) => enteringRefusal(row) }),
    confirmingRefusal: t.string({
      nullable: true,
      resolve: ({ row, side }) => confirmingRefusal(row, side),
    }),
    remarkRefusal: t.string({
      nullable: true,
      resolve: ({ row }) => remarkRefusal(row, row.remarks.length),
    }),
  }),
})
