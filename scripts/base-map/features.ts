/** A thing of the base map with what its layers show of it. */
export type MapFeature = GeoJSON.Feature<GeoJSON.Geometry, Record<string, string | number>>

/** Corners of an outline, in degrees. */
export type Ring = GeoJSON.Position[]
