import type { EnergyEfficiencyClass } from '../catalogue/energy-certificate.ts'
import type { EnergyCertificate } from './listing-details.ts'
import { type Day, addMonths, compareDays, parseDay, partsOfDay } from '../kernel/day.ts'

/** Years that a certificate is good for, in Germany (GEG § 79) and France (DPE). */
const VALID_YEARS = 10

/** Years ahead that a building may be finished in (ours). */
const YEARS_AHEAD = 3

/** The upper end of each German class in kWh per square metre and year (GEG, Anlage 10); above it is H. */
const GERMAN_CLASSES: readonly (readonly [EnergyEfficiencyClass, number])[] = [
  ['A_PLUS', 30],
  ['A', 50],
  ['B', 75],
  ['C', 100],
  ['D', 130],
  ['E', 160],
  ['F', 200],
  ['G', 250],
  ['H', Number.POSITIVE_INFINITY],
]

/** What says that there is a certificate whose values are known. */
const EXISTING: readonly EnergyCertificate['availability'][] = ['AVAILABLE', 'AVAILABLE_FOR_VIEWING']

/** A field of the certificate. */
export type CertificateField = keyof EnergyCertificate

/** What a text key says of a field. */
export type CertificateProblems = Partial<Record<CertificateField, string>>

/** The countries that want energy data in an advertisement. */
export function needsEnergyCertificate(country: string): boolean {
  return country === 'DE' || country === 'FR'
}

/** What doesn't fit together in a certificate, by field; each value is a text key. */
export function certificateProblems(
  certificate: EnergyCertificate,
  country: string,
  today: Day,
): CertificateProblems {
  return {
    ...yearProblems(certificate, today),
    ...dateProblems(certificate, country, today),
    ...classProblems(certificate, country),
    ...consumptionProblems(certificate),
  }
}

function yearProblems(certificate: EnergyCertificate, today: Day): CertificateProblems {
  const { yearOfConstruction: year, isYearOfConstructionUnknown: unknown } = certificate
  if (year !== null && unknown) return { yearOfConstruction: 'listing.energyCertificate.yearUnknown' }
  return year !== null && year > partsOfDay(today).year + YEARS_AHEAD
    ? { yearOfConstruction: 'listing.energyCertificate.yearInFuture' }
    : {}
}

function dateProblems(
  { issueDate, yearOfConstruction: year }: EnergyCertificate,
  country: string,
  today: Day,
): CertificateProblems {
  if (issueDate === null) return {}
  const issued = parseDay(issueDate)
  const compare = (day: Day) => compareDays(issued, day)
  if (compare(today) > 0) return { issueDate: 'listing.energyCertificate.issuedInFuture' }
  if (year !== null && partsOfDay(issued).year < year)
    return { issueDate: 'listing.energyCertificate.issuedBeforeBuilt' }
  return isExpired(issueDate, country, today) ? { issueDate: 'listing.energyCertificate.expired' } : {}
}

/** Whether the law of the country counts a certificate no more: its last day is that of its issue, ten years on. */
function isExpired(issueDate: string | null, country: string, today: Day): boolean {
  if (issueDate === null || !needsEnergyCertificate(country)) return false
  const lastDay = addMonths(parseDay(issueDate), 12 * VALID_YEARS)
  return lastDay < today
}

function classProblems(certificate: EnergyCertificate, country: string): CertificateProblems {
  const { efficiencyClass } = certificate
  if (efficiencyClass === null) return {}
  if (country === 'FR' && (efficiencyClass === 'A_PLUS' || efficiencyClass === 'H')) {
    return { efficiencyClass: 'listing.energyCertificate.notInFrance' }
  }
  return country === 'DE' && !isGermanClass(efficiencyClass, certificate)
    ? { efficiencyClass: 'listing.energyCertificate.otherClass' }
    : {}
}

/** Whether the class is that of the whole consumption; heating is a part of it, so that no better one is possible. */
function isGermanClass(
  efficiencyClass: EnergyEfficiencyClass,
  { energyConsumption: whole, heatingConsumption: part }: EnergyCertificate,
): boolean {
  if (whole !== null) return efficiencyClass === germanClassOf(whole)
  return part === null || rankOf(efficiencyClass) >= rankOf(germanClassOf(part))
}

function rankOf(efficiencyClass: EnergyEfficiencyClass): number {
  return GERMAN_CLASSES.findIndex(([name]) => name === efficiencyClass)
}

/** The class that a consumption has in Germany (GEG, Anlage 10); a value on the border counts for the better one. */
export function germanClassOf(energyConsumption: number): EnergyEfficiencyClass {
  return GERMAN_CLASSES.find(([, most]) => energyConsumption <= most)?.[0] ?? 'H'
}

function consumptionProblems(certificate: EnergyCertificate): CertificateProblems {
  const { energyConsumption: whole, heatingConsumption, electricityConsumption } = certificate
  if (whole === null) return {}
  return {
    ...((heatingConsumption ?? 0) > whole && {
      heatingConsumption: 'listing.energyCertificate.moreThanWhole',
    }),
    ...((electricityConsumption ?? 0) > whole && {
      electricityConsumption: 'listing.energyCertificate.moreThanWhole',
    }),
  }
}

/**
 * What the country wants in an advertisement and the certificate doesn't say, or says of a class that can't be. Germany
 * (GEG § 87): type, consumption, energy source, year of construction and class, as soon as there is a certificate,
 * whether visitors are shown it or not. France (Code de la construction, art. L126-33): class and consumption. One that
 * has expired is none: its day of issue is what a new one begins with.
 */
export function missingOfCertificate(
  certificate: EnergyCertificate | null,
  country: string,
  today: Day,
): CertificateField[] {
  if (!needsEnergyCertificate(country)) return []
  if (!certificate) return ['availability']
  if (!EXISTING.includes(certificate.availability)) return []
  const expired = isExpired(certificate.issueDate, country, today) ? (['issueDate'] as const) : []
  return [...expired, ...missingFields(certificate, country), ...misfits(certificate, country)]
}

function misfits(certificate: EnergyCertificate, country: string): CertificateField[] {
  return Object.keys(classProblems(certificate, country)) as CertificateField[]
}

function missingFields(certificate: EnergyCertificate, country: string): CertificateField[] {
  if (country === 'FR') return missing(certificate, ['efficiencyClass', 'energyConsumption'])
  const year = certificate.isYearOfConstructionUnknown ? [] : (['yearOfConstruction'] as const)
  const consumption = certificate.heatingConsumption === null ? (['energyConsumption'] as const) : []
  return missing(certificate, [
    'certificateType',
    ...consumption,
    'mainEnergySource',
    ...year,
    'efficiencyClass',
  ])
}

function missing(certificate: EnergyCertificate, fields: readonly CertificateField[]): CertificateField[] {
  return fields.filter((field) => certificate[field] === null)
}
