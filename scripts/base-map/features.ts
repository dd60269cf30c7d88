import type { Feature, Geometry, Position } from 'geojson'

/** A thing of the base map with what its layers show of it. */
export type MapFeature = Feature<Geometry, Record<string, string | number>>

/** Corners of an outline, in degrees. */
export type Ring = Position[]
