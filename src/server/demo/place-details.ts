import type { ApartmentState, ListingParkingOption } from '../../domain/catalogue/listings.ts'
import type { HeatingMethod, MainEnergySource } from '../../domain/catalogue/energy-certificate.ts'

/** What only the page of a demo listing says about it. */
export interface PlaceDetails {
  state: ApartmentState
  built: number
  /** kWh per square metre and year; null where no certificate is needed. */
  energy: {
    use: number
    class: 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
    from: MainEnergySource
    by: HeatingMethod
  } | null
  mbps: number
  parking: ListingParkingOption
  cleaning?: 'AVAILABLE' | 'INCLUDED_IN_RENT'
  /** Where the city wants one. */
  registration?: string
  /** How to find it in its building. */
  location?: Record<'en' | 'de' | 'fr', string>
  serviced?: boolean
}

const yard = { en: 'Rear building, right', de: 'Hinterhaus rechts', fr: 'Bâtiment sur cour, à droite' }
const front = { en: 'Front building, left', de: 'Vorderhaus links', fr: 'Bâtiment sur rue, à gauche' }

/** The details of the demo listings by their key. */
export const placeDetails: Readonly<Record<string, PlaceDetails>> = {
  torstrasse: {
    state: 'RENOVATED',
    built: 1906,
    energy: { use: 112, class: 'D', from: 'DISTRICT_HEATING', by: 'DISTRICT_HEATING' },
    mbps: 250,
    parking: 'NEARBY',
    registration: '02/Z/AZ/012781-22',
    location: yard,
  },
  lindenhof: {
    state: 'MODERNIZED',
    built: 1931,
    energy: { use: 74, class: 'B', from: 'DISTRICT_HEATING', by: 'DISTRICT_HEATING' },
    mbps: 1000,
    parking: 'ON_PROPERTY_PRICE_NOT_INCLUDED',
    cleaning: 'AVAILABLE',
    serviced: true,
  },
  westendstrasse: {
    state: 'MODERNIZED',
    built: 1964,
    energy: { use: 131, class: 'E', from: 'GAS', by: 'CENTRAL_HEATING' },
    mbps: 100,
    parking: 'AVAILABLE',
    location: front,
  },
  praterstrasse: {
    state: 'REHABILITATED',
    built: 1888,
    energy: { use: 98, class: 'C', from: 'DISTRICT_HEATING', by: 'DISTRICT_HEATING' },
    mbps: 300,
    parking: 'NEARBY',
    location: { en: 'Staircase 2', de: 'Stiege 2', fr: 'Escalier 2' },
  },
  kastanienallee: {
    state: 'RENOVATED',
    built: 1898,
    energy: { use: 61, class: 'B', from: 'AMBIENT_HEAT', by: 'HEAT_PUMP' },
    mbps: 500,
    parking: 'NOT_AVAILABLE',
    cleaning: 'INCLUDED_IN_RENT',
    registration: '03/Z/AZ/004417-21',
    serviced: true,
    location: { en: 'Top floor', de: 'Dachgeschoss', fr: 'Sous les toits' },
  },
  gaertnerplatz: {
    state: 'RENOVATED',
    built: 1872,
    energy: { use: 89, class: 'C', from: 'DISTRICT_HEATING', by: 'DISTRICT_HEATING' },
    mbps: 500,
    parking: 'ON_PROPERTY_PRICE_INCLUDED',
    cleaning: 'AVAILABLE',
    location: front,
  },
  josefstadt: {
    state: 'MODERNIZED',
    built: 1912,
    energy: { use: 142, class: 'E', from: 'GAS', by: 'SELF_CONTAINED_CENTRAL_HEATING' },
    mbps: 150,
    parking: 'NEARBY',
  },
  sonnenallee: {
    state: 'MODERNIZED',
    built: 1910,
    energy: { use: 156, class: 'E', from: 'GAS', by: 'CENTRAL_HEATING' },
    mbps: 100,
    parking: 'NEARBY',
    location: front,
  },
  gartenhaus: {
    state: 'UNMODIFIED',
    built: 1910,
    energy: { use: 168, class: 'F', from: 'GAS', by: 'GAS_HEATING' },
    mbps: 50,
    parking: 'NOT_AVAILABLE',
    location: { en: 'Garden house', de: 'Gartenhaus', fr: 'Maison au fond du jardin' },
  },
  isarvorstadt: {
    state: 'RENOVATED',
    built: 1957,
    energy: { use: 104, class: 'D', from: 'DISTRICT_HEATING', by: 'DISTRICT_HEATING' },
    mbps: 250,
    parking: 'NEARBY',
    location: yard,
  },
  schwanthaler: {
    state: 'MODERNIZED',
    built: 1961,
    energy: { use: 127, class: 'D', from: 'GAS', by: 'CENTRAL_HEATING' },
    mbps: 100,
    parking: 'NOT_AVAILABLE',
  },
  neubau: {
    state: 'RENOVATED',
    built: 2019,
    energy: { use: 38, class: 'A', from: 'GEOTHERMAL', by: 'UNDERFLOOR_HEATING' },
    mbps: 1000,
    parking: 'ON_PROPERTY_PRICE_INCLUDED',
    cleaning: 'AVAILABLE',
  },
  zieglergasse: {
    state: 'UNMODIFIED',
    built: 1904,
    energy: null,
    mbps: 80,
    parking: 'NEARBY',
    location: { en: 'Staircase 1', de: 'Stiege 1', fr: 'Escalier 1' },
  },
  schanzenstrasse: {
    state: 'RENOVATED',
    built: 1895,
    energy: { use: 119, class: 'D', from: 'GAS', by: 'CENTRAL_HEATING' },
    mbps: 250,
    parking: 'NEARBY',
    registration: '21-0034417-22',
    location: front,
  },
  ehrenfeldguertel: {
    state: 'REHABILITATED',
    built: 1928,
    energy: { use: 67, class: 'B', from: 'DISTRICT_HEATING', by: 'DISTRICT_HEATING' },
    mbps: 500,
    parking: 'AVAILABLE',
    registration: '003-2-0012894-23',
  },
  croixrousse: {
    state: 'RENOVATED',
    built: 1830,
    energy: { use: 176, class: 'D', from: 'ELECTRICITY', by: 'ELECTRIC_HEATING' },
    mbps: 1000,
    parking: 'NOT_AVAILABLE',
    registration: '6938400417XY2',
  },
  boxhagener: {
    state: 'RENOVATED',
    built: 1910,
    energy: { use: 104, class: 'D', from: 'DISTRICT_HEATING', by: 'DISTRICT_HEATING' },
    mbps: 250,
    parking: 'NOT_AVAILABLE',
    registration: '02/Z/AZ/018830-23',
    location: front,
  },
  oderberger: {
    state: 'MODERNIZED',
    built: 1895,
    energy: { use: 93, class: 'C', from: 'GAS', by: 'CENTRAL_HEATING' },
    mbps: 500,
    parking: 'NEARBY',
    registration: '03/Z/AZ/009151-22',
    location: yard,
  },
  graefestrasse: {
    state: 'RENOVATED',
    built: 1888,
    energy: { use: 118, class: 'D', from: 'DISTRICT_HEATING', by: 'DISTRICT_HEATING' },
    mbps: 300,
    parking: 'NEARBY',
    registration: '02/Z/AZ/021477-24',
    location: yard,
  },
}
