/** A single postal code, or the first and last of a range. */
export type ZipRange = string | readonly [first: string, last: string]

/** A rule on the length of stays in a region, with the day from which it holds and where it comes from. */
export interface RegionalStayRule {
  region: 'HAMBURG' | 'AACHEN' | 'COLOGNE' | 'BONN' | 'VIENNA'
  country: 'DE' | 'AT'
  /** Names the city must have as well, or null when the postal code decides alone. */
  cities: readonly string[] | null
  zips: readonly ZipRange[]
  rule: 'MINIMUM' | 'MAXIMUM'
  months: number
  /** YYYY-MM-DD. */
  validFrom: string
  source: string
}

// The ranges hold the delivery codes of these cities as Deutsche Post and Österreichische Post number them; a range
// may hold codes that are not in use. They have not been compared code by code with a directory yet.

const HAMBURG_ZIPS: readonly ZipRange[] = [
  ['20095', '20099'],
  ['20144', '20149'],
  ['20249', '20259'],
  ['20354', '20359'],
  ['20457', '20459'],
  ['20535', '20539'],
  ['21029', '21039'],
  ['21073', '21079'],
  ['21107', '21109'],
  ['21129', '21129'],
  ['21147', '21149'],
  ['22041', '22049'],
  ['22081', '22089'],
  ['22111', '22119'],
  '22143',
  ['22145', '22149'],
  ['22159', '22159'],
  ['22175', '22179'],
  ['22297', '22309'],
  ['22335', '22339'],
  ['22359', '22359'],
  ['22391', '22399'],
  ['22415', '22419'],
  ['22453', '22459'],
  ['22523', '22529'],
  ['22547', '22549'],
  ['22559', '22559'],
  ['22587', '22589'],
  ['22605', '22609'],
  ['22761', '22769'],
]

const AACHEN_ZIPS: readonly ZipRange[] = [['52062', '52080']]

const COLOGNE_ZIPS: readonly ZipRange[] = [
  ['50667', '50679'],
  ['50733', '50739'],
  ['50765', '50769'],
  ['50823', '50829'],
  ['50858', '50859'],
  ['50931', '50939'],
  ['50968', '50969'],
  ['50996', '50999'],
  ['51061', '51069'],
  ['51103', '51109'],
  ['51143', '51149'],
]

const BONN_ZIPS: readonly ZipRange[] = [
  ['53111', '53129'],
  ['53173', '53179'],
  ['53225', '53229'],
]

/** Vienna: one code for each of the 23 districts, 1010 to 1230. */
export const VIENNA_ZIPS: readonly string[] = Array.from({ length: 23 }, (_, district) =>
  String(1010 + district * 10),
)

/** Munich, which has no rule of its own (C3 reference data). */
export const MUNICH_ZIPS: readonly ZipRange[] = [
  ['80331', '80339'],
  ['80469', '80469'],
  ['80538', '80539'],
  ['80634', '80639'],
  ['80686', '80689'],
  ['80796', '80809'],
  ['80933', '80939'],
  ['80992', '80999'],
  ['81241', '81249'],
  ['81369', '81379'],
  ['81475', '81479'],
  ['81539', '81549'],
  ['81667', '81679'],
  ['81735', '81739'],
  ['81825', '81829'],
  ['81925', '81929'],
]

const SPECIFICATION = 'Specification C5, C9; the day is the start of our records'
const RECORDS_START = '2020-01-01'

/** The rules of all regions; a rule that ends or changes gets another line with its own day. */
export const REGIONAL_STAY_RULES: readonly RegionalStayRule[] = [
  {
    region: 'HAMBURG',
    country: 'DE',
    cities: null,
    zips: HAMBURG_ZIPS,
    rule: 'MINIMUM',
    months: 3,
    validFrom: RECORDS_START,
    source: SPECIFICATION,
  },
  {
    region: 'AACHEN',
    country: 'DE',
    cities: null,
    zips: AACHEN_ZIPS,
    rule: 'MINIMUM',
    months: 3,
    validFrom: RECORDS_START,
    source: SPECIFICATION,
  },
  {
    region: 'COLOGNE',
    country: 'DE',
    cities: null,
    zips: COLOGNE_ZIPS,
    rule: 'MINIMUM',
    months: 3,
    validFrom: RECORDS_START,
    source: SPECIFICATION,
  },
  {
    region: 'BONN',
    country: 'DE',
    cities: null,
    zips: BONN_ZIPS,
    rule: 'MINIMUM',
    months: 6,
    validFrom: RECORDS_START,
    source: SPECIFICATION,
  },
  {
    region: 'VIENNA',
    country: 'AT',
    // D5: the city is 'Wien'; the other names are the same city as written by people from abroad.
    cities: ['wien', 'vienna', 'vienne'],
    zips: VIENNA_ZIPS,
    rule: 'MAXIMUM',
    months: 6,
    validFrom: RECORDS_START,
    source: SPECIFICATION,
  },
]
