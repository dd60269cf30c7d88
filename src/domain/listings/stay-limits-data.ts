import {
  AACHEN_POSTAL_CODES,
  BONN_POSTAL_CODES,
  COLOGNE_POSTAL_CODES,
  HAMBURG_POSTAL_CODES,
  VIENNA_POSTAL_CODES,
  type CityPostalCodes,
} from '../catalogue/postal-codes.ts'

/**
 * What a limit rests on. LAW: the number stands in the act or the city's statute. PRACTICE: the offices go by it.
 * OWN: the statute forbids short-term letting without this number; the number is the specification's.
 */
export const STAY_RULE_BASES = ['LAW', 'PRACTICE', 'OWN'] as const satisfies readonly string[]

/** What a limit rests on. */
export type StayRuleBasis = (typeof STAY_RULE_BASES)[number]

/** Where a limit can be read up; the title is the act's own, in the language of its country. */
export interface StayRuleSource {
  text: string
  url: string
  basis: StayRuleBasis
}

/** A rule on the length of stays in a city, with the day from which it holds and where it comes from. */
export interface RegionalStayRule {
  region: 'HAMBURG' | 'AACHEN' | 'COLOGNE' | 'BONN' | 'VIENNA'
  place: CityPostalCodes
  /** Whether the address must name the city as well, or its postal code decides alone. */
  nameNeeded: boolean
  rule: 'MINIMUM' | 'MAXIMUM'
  months: number
  /** YYYY-MM-DD, the day from which we hold stays against it. */
  validFrom: string
  source: StayRuleSource
}

// The numbers and the cities are the specification's (C5, C9); the day is the start of our records.
const FIRST = { nameNeeded: false, validFrom: '2020-01-01' }

/** The rules of all cities; a rule that ends or changes gets another line with its own day. */
export const REGIONAL_STAY_RULES: readonly RegionalStayRule[] = [
  {
    ...FIRST,
    region: 'HAMBURG',
    place: HAMBURG_POSTAL_CODES,
    rule: 'MINIMUM',
    months: 3,
    source: {
      text: 'Hamburgisches Wohnraumschutzgesetz (HmbWoSchG) vom 8. März 1982, § 9 Abs. 2',
      // The city's own page: from three months on, the district offices take a letting for lasting use as a home.
      url: 'https://www.hamburg.de/politik-und-verwaltung/behoerden/behoerde-fuer-stadtentwicklung-und-wohnen/themen/wohnen/wohnraumschutz/ferienwohnung-190972',
      basis: 'PRACTICE',
    },
  },
  {
    ...FIRST,
    region: 'AACHEN',
    place: AACHEN_POSTAL_CODES,
    rule: 'MINIMUM',
    months: 3,
    source: {
      text: 'Wohnraumstärkungsgesetz NRW (WohnStG); Wohnraumschutzsatzung der Stadt Aachen, Fassung vom 1. März 2022',
      url: 'https://aachen-transparent.de/file/10832/',
      basis: 'OWN',
    },
  },
  {
    ...FIRST,
    region: 'COLOGNE',
    place: COLOGNE_POSTAL_CODES,
    rule: 'MINIMUM',
    months: 3,
    source: {
      text: 'Wohnraumstärkungsgesetz NRW (WohnStG); Wohnraumschutzsatzung der Stadt Köln, Fassung vom 1. Juli 2022',
      url: 'https://stadt-koeln.de/politik-und-verwaltung/presseservice/zweckentfremdung-von-wohnraum-3',
      basis: 'OWN',
    },
  },
  {
    ...FIRST,
    region: 'BONN',
    place: BONN_POSTAL_CODES,
    rule: 'MINIMUM',
    months: 6,
    source: {
      text: 'Zweckentfremdungssatzung der Bundesstadt Bonn von Juli 2013, Neufassung von Mai 2022, § 3 Abs. 1',
      url: 'https://www.bonn.de/vv/produkte/Zweckentfremdung-Wohnraum.php',
      basis: 'LAW',
    },
  },
  {
    ...FIRST,
    region: 'VIENNA',
    place: VIENNA_POSTAL_CODES,
    // D5: the city is 'Wien'; its other names are how people from abroad write it.
    nameNeeded: true,
    rule: 'MAXIMUM',
    months: 6,
    source: {
      // A home let for work for at most half a year, all contracts together, stays outside the act.
      text: 'Mietrechtsgesetz (MRG), § 1 Abs. 2 Z 3',
      url: 'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10002531&Paragraf=1',
      basis: 'LAW',
    },
  },
]
