import { middleOf } from '../../../domain/listings/map-point.ts'
import { boundsOfWindow, clusterShift, type MapBounds } from '../../../domain/public/map-window.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { type Context, fromReplica } from '../../kernel/viewer/context.ts'
import { type ClusterRow, listClusters } from './map-sql.ts'
import { mapBoundsInput, meantSearch, searchFilterInput, windowIn } from './search-filter.ts'

const mapBoxType = builder.objectRef<MapBounds>('MapBox').implement({
  policy: 'public',
  description: 'In degrees (WGS 84); with an east that is west of its west it goes over the date line.',
  fields: (t) => ({
    west: t.exposeFloat('west'),
    south: t.exposeFloat('south'),
    east: t.exposeFloat('east'),
    north: t.exposeFloat('north'),
  }),
})

const markerType = builder.objectRef<ClusterRow>('PublicMapMarker').implement({
  policy: 'public',
  fields: (t) => ({
    lon: t.float({ resolve: (cluster) => middleOf(cluster).lon }),
    lat: t.float({ resolve: (cluster) => middleOf(cluster).lat }),
    count: t.exposeInt('count', { description: 'How many homes it stands for.' }),
    priceFrom: t.exposeFloat('priceFrom', {
      description: 'Of the cheapest of them in that currency, per month.',
    }),
    currency: t.exposeString('currency'),
    groupId: t.exposeID('groupId', { nullable: true, description: 'Of a home that is alone.' }),
    bounds: t.field({
      type: mapBoxType,
      description: 'What holds them all, to zoom to; a point where all are in one place.',
      resolve: (cluster) => boxOf([cluster]),
    }),
  }),
})

const mapType = builder.objectRef<ClusterRow[]>('PublicMap').implement({
  policy: 'public',
  fields: (t) => ({
    markers: t.field({ type: [markerType], resolve: (clusters) => clusters }),
    totalCount: t.int({
      description: 'All homes of the window, those of all markers together.',
      resolve: (clusters) => clusters.reduce((total, { count }) => total + count, 0),
    }),
    bounds: t.field({
      type: mapBoxType,
      nullable: true,
      description: 'What holds all of them; null where there is none.',
      resolve: (clusters) => (clusters.length === 0 ? null : boxOf(clusters)),
    }),
  }),
})

builder.queryField('publicMap', (t) =>
  t.field({
    type: mapType,
    policy: 'public',
    scope: 'any',
    description:
      'Published homes of a window of the map, those near each other as one marker; the filter is that of publicSearch, `bounds` takes the place of its own.',
    args: {
      filter: t.arg({ type: searchFilterInput, required: true }),
      bounds: t.arg({ type: mapBoundsInput, required: true }),
      zoom: t.arg.int({ required: true, description: 'Of a map whose world is 512 px wide at zoom 0.' }),
    },
    resolve: (_, { filter, bounds, zoom }, ctx) =>
      fromReplica(ctx, (reading) => clustersOf(reading, { ...filter, bounds }, zoom)),
  }),
)

builder.queryField('mapStyleUrl', (t) =>
  t.string({
    nullable: true,
    policy: 'public',
    scope: 'any',
    description: 'The style of the operator’s own map (MapLibre); null: the embedded one.',
    resolve: (_, __, ctx) => ctx.config.map?.styleUrl ?? null,
  }),
)

async function clustersOf(
  ctx: Context,
  filter: typeof searchFilterInput.$inferInput & { bounds: MapBounds },
  zoom: number,
): Promise<ClusterRow[]> {
  const { groups } = await meantSearch(ctx, filter)
  const window = windowIn(filter.bounds)
  return groups ? listClusters(ctx.db, { ...groups, window }, clusterShift(window, zoom)) : []
}

function boxOf(clusters: readonly ClusterRow[]): MapBounds {
  return boundsOfWindow({
    fromX: Math.min(...clusters.map(({ minX }) => minX)),
    toX: Math.max(...clusters.map(({ maxX }) => maxX)),
    fromY: Math.min(...clusters.map(({ minY }) => minY)),
    toY: Math.max(...clusters.map(({ maxY }) => maxY)),
  })
}
