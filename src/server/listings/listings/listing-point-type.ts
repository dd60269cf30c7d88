import { type LocatedPoint, POINT_SOURCES, PUBLIC_RADIUS } from '../../../domain/listings/point-source.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { PublicArea } from './point-loaders.ts'

const pointSourceType = builder.enumType('PointSource', { values: POINT_SOURCES })

/** GraphQL ListingPoint: where a home is, for those who may see its address. */
export const listingPointType = builder.objectRef<LocatedPoint>('ListingPoint').implement({
  policy: 'full',
  fields: (t) => ({
    lon: t.exposeFloat('lon'),
    lat: t.exposeFloat('lat'),
    source: t.expose('source', { type: pointSourceType, description: 'What it is known by.' }),
  }),
})

/** GraphQL PublicArea: a circle in which a home is. */
export const publicAreaType = builder.objectRef<PublicArea>('PublicArea').implement({
  policy: 'public',
  description: 'The home is somewhere in this circle, not in its middle.',
  fields: (t) => ({
    lon: t.exposeFloat('lon'),
    lat: t.exposeFloat('lat'),
    radius: t.int({ description: 'In metres.', resolve: ({ source }) => PUBLIC_RADIUS[source] }),
  }),
})
