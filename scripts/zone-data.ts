import timezones from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' }
import primaryZones from 'cldr-core/supplemental/primaryZones.json' with { type: 'json' }
import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' }

interface CldrZone {
  _description: string
  /** All names; the first is the one by which CLDR calls it for ever. */
  _alias?: string
  /** What the database of zones calls it now, where that is another one. */
  _iana?: string
  /** Its country, where the first two letters of its key are not that. */
  _region?: string
  _deprecated?: boolean
}

// Where CLDR names no zone that most of a country goes by (our decision, number 45).
const ZONES_OF_CAPITALS: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CY: 'Asia/Nicosia',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
}

// Antarctica, and islands of the United States on which nobody lives.
const WITHOUT_CAPITAL = ['AQ', 'UM']

const keys: Readonly<Record<string, string | CldrZone>> = timezones.keyword.u.tz
const zones = Object.entries(keys).flatMap(([key, zone]) =>
  typeof zone === 'string' || zone._deprecated || !zone._alias
    ? []
    : { country: zone._region ?? countryOf(key), ...namesOf(zone, zone._alias) },
)
const primary: Readonly<Record<string, string>> = primaryZones.supplemental.primaryZones

function countryOf(key: string): string | null {
  return key.length === 5 ? key.slice(0, 2).toUpperCase() : null
}

function namesOf(zone: CldrZone, alias: string): { name: string; names: string[] } {
  const names = alias.split(' ')
  return { name: zone._iana ?? names[0] ?? alias, names }
}

/** The zone of a country; null where nobody lives. */
export function zoneOfCountry(country: string): string | null {
  const own = zones.filter((zone) => zone.country === country)
  const wanted = primary[country] ?? ZONES_OF_CAPITALS[country]
  const found = wanted ? own.find(({ names }) => names.includes(wanted)) : own[0]
  if (WITHOUT_CAPITAL.includes(country) || own.length === 0) return null
  if (!found || (own.length > 1 && !wanted)) throw new Error(`CLDR has several zones of ${country}.`)
  return found.name
}

/** Windows' names of zones in small letters, each with IANA's name of its first zone. */
export function windowsZones(): [string, string][] {
  const nowadays = new Map(zones.flatMap(({ name, names }) => names.map((one) => [one, name])))
  return windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone: { _other, _type } }) => [_other.toLowerCase(), nowadays.get(_type) ?? _type])
}
