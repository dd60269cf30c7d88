/** The smallest box that holds an area, in degrees: west, south, east, north (WGS 84). */
export type BoundingBox = readonly [west: number, south: number, east: number, north: number]

/** A German federal state (C3 reference data). */
export interface GermanState {
  key: GermanStateKey
  /** ISO 3166-2. */
  value: string
  /** Its German name; its names in three languages are texts of the interface. */
  text: string
  boundingBox: BoundingBox
}

/** The keys of the 16 federal states. */
export const GERMAN_STATE_KEYS = [
  'BADEN_WUERTTEMBERG',
  'BAVARIA',
  'BERLIN',
  'BRANDENBURG',
  'BREMEN',
  'HAMBURG',
  'HESSE',
  'MECKLENBURG_WESTERN_POMERANIA',
  'LOWER_SAXONY',
  'NORTH_RHINE_WESTPHALIA',
  'RHINELAND_PALATINATE',
  'SAARLAND',
  'SAXONY',
  'SAXONY_ANHALT',
  'SCHLESWIG_HOLSTEIN',
  'THURINGIA',
] as const satisfies readonly string[]

/** The key of a federal state. */
export type GermanStateKey = (typeof GERMAN_STATE_KEYS)[number]

// The boxes: npm german-states-bbox 1.1.0 (ISC), made from OpenStreetMap (© OpenStreetMap contributors, ODbL 1.0).
// That of Hamburg reaches to the island of Neuwerk.

/** The 16 federal states with their boxes. */
export const GERMAN_STATES: readonly GermanState[] = [
  state('BADEN_WUERTTEMBERG', 'DE-BW', 'Baden-Württemberg', [7.5114, 47.5338, 10.4918, 49.7914]),
  state('BAVARIA', 'DE-BY', 'Bayern', [8.9772, 47.2704, 13.835, 50.5645]),
  state('BERLIN', 'DE-BE', 'Berlin', [13.0882, 52.3418, 13.7606, 52.6697]),
  state('BRANDENBURG', 'DE-BB', 'Brandenburg', [11.2682, 51.3607, 14.7647, 53.558]),
  state('BREMEN', 'DE-HB', 'Bremen', [8.4814, 53.0104, 8.983, 53.6062]),
  state('HAMBURG', 'DE-HH', 'Hamburg', [8.4214, 53.3949, 10.3243, 53.9644]),
  state('HESSE', 'DE-HE', 'Hessen', [7.7732, 49.3948, 10.234, 51.654]),
  state(
    'MECKLENBURG_WESTERN_POMERANIA',
    'DE-MV',
    'Mecklenburg-Vorpommern',
    [10.5932, 53.1159, 14.4123, 54.685],
  ),
  state('LOWER_SAXONY', 'DE-NI', 'Niedersachsen', [6.6546, 51.2954, 11.5977, 53.8942]),
  state('NORTH_RHINE_WESTPHALIA', 'DE-NW', 'Nordrhein-Westfalen', [5.866, 50.3227, 9.4477, 52.531]),
  state('RHINELAND_PALATINATE', 'DE-RP', 'Rheinland-Pfalz', [6.1174, 48.9663, 8.5085, 50.9404]),
  state('SAARLAND', 'DE-SL', 'Saarland', [6.3585, 49.1131, 7.4035, 49.6393]),
  state('SAXONY', 'DE-SN', 'Sachsen', [11.8723, 50.1715, 15.0377, 51.6831]),
  state('SAXONY_ANHALT', 'DE-ST', 'Sachsen-Anhalt', [10.5615, 50.938, 13.1866, 53.0421]),
  state('SCHLESWIG_HOLSTEIN', 'DE-SH', 'Schleswig-Holstein', [7.8685, 53.3591, 11.3132, 55.0574]),
  state('THURINGIA', 'DE-TH', 'Thüringen', [9.8778, 50.2042, 12.6532, 51.6491]),
]

/** The state of a key or of an ISO 3166-2 code, or undefined. */
export function findGermanState(keyOrValue: string): GermanState | undefined {
  return GERMAN_STATES.find((state) => state.key === keyOrValue || state.value === keyOrValue)
}

/** Whether a point lies in a box, its borders included. */
export function isInBox(point: { latitude: number; longitude: number }, box: BoundingBox): boolean {
  const [west, south, east, north] = box
  const { latitude, longitude } = point
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north
}

function state(key: GermanStateKey, value: string, text: string, boundingBox: BoundingBox): GermanState {
  return { key, value, text, boundingBox }
}
