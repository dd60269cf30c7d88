import { toDecimal } from '../../../../domain/kernel/money.ts'
import type { HomeType } from '../../../../domain/catalogue/listings.ts'
import type { PortalHome } from '../../../../domain/calendars/portal-home.ts'
import { iso31661Alpha2ToAlpha3 } from 'iso-3166'
import type { FeedEntry, FeedFrame, PortalFormat } from './portal-format.ts'
import { xmlTag, xmlText } from './xml.ts'

/**
 * OpenImmo 1.2.7: elements in the order of its schema, whose names are public while the schema isn't (decision 94). The
 * street is never told, so `objektadresse_freigeben` is false.
 */
export const openImmo: PortalFormat = {
  version: 2,
  contentType: 'application/xml; charset=utf-8',
  fileName: 'openimmo.xml',
  head: (frame) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<openimmo>',
      xmlTag('uebertragung', {
        art: 'ONLINE',
        umfang: frame.scope === 'FULL' ? 'VOLL' : 'TEIL',
        modus: frame.scope === 'FULL' ? 'NEW' : 'CHANGE',
        version: '1.2.7',
        sendersoftware: 'Mezzo',
        senderversion: '1',
        techn_email: frame.provider.email,
        regi_id: frame.providerNumber || null,
        timestamp: secondsOf(frame.changedAt),
      }),
      '\n<anbieter>',
      xmlText('anbieternr', frame.providerNumber),
      xmlText('firma', frame.provider.name),
      xmlText('openimmo_anid', frame.providerNumber || frame.provider.name),
    ]
      .filter((part) => part !== null)
      .join(''),
  entry: (entry, frame) => `\n${entry.kind === 'SENT' ? homeOf(entry, frame) : removedOf(entry, frame)}`,
  end: (frame) =>
    `\n</anbieter>${xmlTag('user_defined_simplefield', { feldname: 'mezzo_cursor' }, frame.cursor)}</openimmo>\n`,
}

function homeOf({ home, changedAt }: FeedEntry & { kind: 'SENT' }, frame: FeedFrame): string {
  return xmlTag(
    'immobilie',
    {},
    category(home.homeType),
    xmlTag(
      'geo',
      {},
      xmlText('plz', home.zipCode),
      xmlText('ort', home.city),
      xmlTag('land', { iso_land: iso31661Alpha2ToAlpha3[home.country] ?? home.country }),
    ),
    contact(frame),
    prices(home),
    xmlTag(
      'flaechen',
      {},
      xmlText('wohnflaeche', home.area),
      xmlText('anzahl_zimmer', home.rooms),
      xmlText('anzahl_schlafzimmer', home.bedrooms || null),
      xmlText('anzahl_wohneinheiten', home.units),
    ),
    equipment(home),
    xmlTag(
      'freitexte',
      {},
      xmlText('objekttitel', home.title),
      xmlText('objektbeschreibung', home.description),
      xmlText('sonstige_angaben', home.registrationNumber),
    ),
    pictures(home),
    xmlTag('verwaltung_objekt', {}, ...letting(home)),
    technical(home.id, 'CHANGE', changedAt, frame),
  )
}

// What the schema demands of every home, and nothing that the public can't read any more.
function removedOf({ id, changedAt }: FeedEntry & { kind: 'REMOVED' }, frame: FeedFrame): string {
  return xmlTag(
    'immobilie',
    {},
    category('ENTIRE_APARTMENT'),
    xmlTag('geo', {}),
    contact(frame),
    technical(id, 'DELETE', changedAt, frame),
  )
}

const OBJECTS: Record<HomeType, string> = {
  ENTIRE_APARTMENT: '<wohnung/>',
  ENTIRE_HOUSE: '<haus/>',
  PRIVATE_ROOM: '<zimmer zimmertyp="ZIMMER"/>',
  SHARED_PLACE: '<zimmer zimmertyp="ZIMMER"/>',
}

function category(homeType: HomeType): string {
  return xmlTag(
    'objektkategorie',
    {},
    xmlTag('nutzungsart', { WOHNEN: 'true', GEWERBE: 'false' }),
    xmlTag('vermarktungsart', { KAUF: 'false', MIETE_PACHT: 'true' }),
    xmlTag('objektart', {}, OBJECTS[homeType]),
  )
}

function contact({ provider }: FeedFrame): string {
  return xmlTag(
    'kontaktperson',
    {},
    xmlText('email_zentrale', provider.email),
    xmlText('tel_zentrale', provider.phone),
    xmlText('name', provider.name),
    xmlText('firma', provider.name),
    xmlText('url', provider.url),
  )
}

// The rent is one sum with everything in it. There is one place for it: the lowest, where units cost different ones.
function prices(home: PortalHome): string {
  const decimal = (amount: number) => (amount > 0 ? toDecimal(amount, home.currency) : null)
  const cleaning = decimal(home.finalCleaningFee)
  const highest = home.highestPrice > home.price ? decimal(home.highestPrice) : null
  return xmlTag(
    'preise',
    {},
    xmlText('warmmiete', decimal(home.price)),
    xmlText('heizkosten_enthalten', true),
    xmlText('pauschalmiete', decimal(home.price)),
    xmlTag('preis_zeiteinheit', { zeiteinheit: 'MONAT' }),
    xmlTag('waehrung', { iso_waehrung: home.currency }),
    xmlText('kaution', decimal(home.deposit)),
    highest && xmlTag('user_defined_simplefield', { feldname: 'hoechste_miete' }, highest),
    cleaning && xmlTag('user_defined_simplefield', { feldname: 'endreinigung' }, cleaning),
  )
}

function equipment(home: PortalHome): string {
  const has = (name: PortalHome['amenities'][number]) => (home.amenities.includes(name) ? true : null)
  return xmlTag(
    'ausstattung',
    {},
    home.homeType === 'SHARED_PLACE' ? xmlText('wg_geeignet', true) : null,
    xmlText('kamin', has('fireplace')),
    xmlText('klimatisiert', has('airConditioning')),
    has('elevator') && xmlTag('fahrstuhl', { PERSONEN: 'true' }),
    xmlText('gartennutzung', has('garden')),
    xmlTag('moebliert', { moeb: 'VOLL' }),
    xmlText('sauna', has('sauna')),
    xmlText('swimmingpool', has('pool')),
  )
}

function pictures(home: PortalHome): string | null {
  if (home.pictures.length === 0) return null
  const written = home.pictures.map(({ url }, index) =>
    xmlTag(
      'anhang',
      { location: 'REMOTE', gruppe: index === 0 ? 'TITELBILD' : 'BILD' },
      xmlText('format', /\.(\w+)$/.exec(url)?.[1] ?? null),
      xmlTag('daten', {}, xmlText('pfad', url)),
    ),
  )
  return xmlTag('anhaenge', {}, ...written)
}

function letting({ vacancy, ...home }: PortalHome): (string | null)[] {
  return [
    xmlText('objektadresse_freigeben', false),
    xmlText(
      'verfuegbar_ab',
      vacancy.kind === 'NOW' ? 'sofort' : vacancy.kind === 'FROM' ? vacancy.day : null,
    ),
    vacancy.kind === 'FROM' ? xmlText('abdatum', vacancy.day) : null,
    home.minMonths && xmlTag('min_mietdauer', { min_dauer: 'MONAT' }, String(home.minMonths)),
    home.maxMonths && xmlTag('max_mietdauer', { max_dauer: 'MONAT' }, String(home.maxMonths)),
    xmlText('vermietet', vacancy.kind === 'NEVER'),
    xmlText('max_personen', home.accommodates),
    xmlText('nichtraucher', home.smokingRule === 'NOT_ALLOWED'),
    xmlText('haustiere', home.petRule !== 'NOT_ALLOWED'),
  ].map((part) => part || null)
}

function technical(
  id: string,
  action: 'CHANGE' | 'DELETE',
  changedAt: Temporal.Instant,
  { language }: FeedFrame,
): string {
  return xmlTag(
    'verwaltung_techn',
    {},
    xmlText('objektnr_intern', id),
    xmlText('objektnr_extern', id),
    xmlTag('aktion', { aktionart: action }),
    xmlText('openimmo_obid', id),
    xmlText('kennung_ursprung', 'Mezzo'),
    xmlText('stand_vom', secondsOf(changedAt).slice(0, 10)),
    xmlText('weitergabe_generell', false),
    xmlText('sprache', LOCALES[language]),
  )
}

const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const

function secondsOf(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' })
}
