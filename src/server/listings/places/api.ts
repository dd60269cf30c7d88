import type { LocatedPoint } from '../../../domain/listings/point-source.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { type Payload, payload, payloadErrorType } from '../../kernel/graphql/payload.ts'
import { findVersion } from '../listings/content-change-sql.ts'
import { listingPointType } from '../listings/listing-point-type.ts'
import { pointOfGroup } from '../listings/point-loaders.ts'
import { resetListingPoint, setListingPoint } from './point-actions.ts'

interface ChangedPoint {
  version: number
  point: LocatedPoint | null
}

const changedPointType = builder.objectRef<Payload<ChangedPoint>>('ListingPointPayload').implement({
  policy: 'full',
  fields: (t) => ({
    error: t.field({ type: payloadErrorType, nullable: true, resolve: ({ error }) => error }),
    version: t.int({
      nullable: true,
      description: 'Of the content as it is stored now.',
      resolve: ({ result }) => result?.version,
    }),
    point: t.field({
      type: listingPointType,
      nullable: true,
      description: 'Null until it has been looked for by the address.',
      resolve: ({ result }) => result?.point,
    }),
  }),
})

async function pointAfter(ctx: Context, groupId: string): Promise<ChangedPoint> {
  const [{ version }, point] = await Promise.all([findVersion(ctx.db, groupId), pointOfGroup(ctx, groupId)])
  return { version, point }
}

builder.mutationFields((t) => ({
  setListingPoint: t.field({
    type: changedPointType,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description:
      'Puts a home on the map, published or not. Refused more than 50 km from the city of its address, and with the reason CHANGED_ELSEWHERE when address or point have changed since the version of the content.',
    args: {
      groupId: t.arg.id({ required: true }),
      lon: t.arg.float({ required: true }),
      lat: t.arg.float({ required: true }),
      version: t.arg.int({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...change }, ctx) =>
      payload(async () => pointAfter(ctx, await setListingPoint(ctx, change, idempotencyKey))),
  }),
  resetListingPoint: t.field({
    type: changedPointType,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description:
      'Takes the point away that its landlord has set: the place is looked for by the address again.',
    args: {
      groupId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, ...change }, ctx) =>
      payload(async () => pointAfter(ctx, await resetListingPoint(ctx, change, idempotencyKey))),
  }),
}))
