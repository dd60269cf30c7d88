import { slugOf } from './listing-path.ts'

/**
 * What cities are called beside the name that the packaged places have: by country that name, and how else people write
 * it. Umlauts, accents and what stands behind a name ('am Main') need no line here.
 */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AT: { Vienna: ['Wien', 'Vienne'] },
  BE: {
    Brussels: ['Bruxelles', 'Brüssel', 'Brussel'],
    Antwerpen: ['Antwerp', 'Anvers'],
    Gent: ['Ghent', 'Gand'],
    Brugge: ['Bruges', 'Brügge'],
    Liège: ['Lüttich', 'Luik'],
  },
  CH: {
    Zürich: ['Zurigo'],
    Genève: ['Geneva', 'Genf', 'Ginevra'],
    Basel: ['Basle', 'Bâle', 'Basilea'],
    Bern: ['Berne', 'Berna'],
    Luzern: ['Lucerne', 'Lucerna'],
    Lugano: ['Lauis'],
  },
  CZ: { Prague: ['Praha', 'Prag'], Brno: ['Brünn'], Ostrava: ['Ostrau'] },
  DE: {
    Munich: ['München', 'Monaco di Baviera', 'Munique'],
    Köln: ['Cologne', 'Colonia', 'Cöln'],
    Nürnberg: ['Nuremberg', 'Norimberga'],
    Hannover: ['Hanover', 'Hanovre'],
    Hamburg: ['Hambourg', 'Amburgo'],
    'Frankfurt am Main': ['Frankfurt/Main', 'Frankfurt a. M.', 'Francfort', 'Francfort-sur-le-Main'],
    'Frankfurt (Oder)': ['Frankfurt an der Oder', 'Francfort-sur-l’Oder'],
    Mainz: ['Mayence'],
    Aachen: ['Aix-la-Chapelle', 'Bad Aachen'],
    Dresden: ['Dresde'],
    Bremen: ['Brême'],
  },
  DK: { Copenhagen: ['København', 'Kopenhagen', 'Copenhague'] },
  ES: { Sevilla: ['Seville'], Zaragoza: ['Saragossa'] },
  FR: { Strasbourg: ['Straßburg'], Nice: ['Nizza'], Marseille: ['Marseilles'], Lyon: ['Lyons'] },
  GR: { Athens: ['Athína', 'Athen', 'Αθήνα'] },
  IT: {
    Rome: ['Roma', 'Rom'],
    Milan: ['Milano', 'Mailand'],
    Turin: ['Torino'],
    Florence: ['Firenze', 'Florenz'],
    Venice: ['Venezia', 'Venedig', 'Venise'],
    Naples: ['Napoli', 'Neapel'],
    Genoa: ['Genova', 'Genua', 'Gênes'],
    Bolzano: ['Bozen'],
  },
  LU: { Luxembourg: ['Luxemburg', 'Lëtzebuerg'] },
  NL: { 'The Hague': ['Den Haag', "'s-Gravenhage", 'La Haye'] },
  PL: {
    Warsaw: ['Warszawa', 'Warschau', 'Varsovie'],
    Kraków: ['Krakow', 'Cracow', 'Krakau', 'Cracovie'],
    Gdańsk: ['Danzig'],
    Wrocław: ['Wroclaw', 'Breslau'],
    Poznań: ['Posen'],
    Łódź: ['Lodz', 'Lodsch'],
  },
  PT: { Lisbon: ['Lisboa', 'Lissabon', 'Lisbonne'], Porto: ['Oporto'] },
}

const folded: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(OTHER_NAMES).map(([country, cities]) => [
    country,
    new Map(
      Object.entries(cities).flatMap(([name, others]) =>
        others.map((other) => [withoutUmlauts(foldedName(other)), foldedName(name)] as const),
      ),
    ),
  ]),
)

/** The cities that have other names, by country, for whoever checks that there are such places. */
export const RENAMED_CITIES: readonly { country: string; name: string; others: readonly string[] }[] =
  Object.entries(OTHER_NAMES).flatMap(([country, cities]) =>
    Object.entries(cities).map(([name, others]) => ({ country, name, others })),
  )

/**
 * By which keys a place of a gazetteer is found, the surest first: its name, the name with 'ue' for 'ü' made one, and the
 * name without what stands behind it: 'Frankfurt' for 'Frankfurt am Main'.
 */
export function keysOfPlace(name: string): readonly [exact: string, spelt: string, short: string] {
  const exact = foldedName(name)
  return [exact, `~${withoutUmlauts(exact)}`, `<${withoutUmlauts(foldedName(shortened(name)))}`]
}

/** The keys by which the city of an address is looked for, one after the other. */
export function keysOfCity(country: string, city: string): string[] {
  const exact = foldedName(city)
  const other = folded[country]?.get(withoutUmlauts(exact))
  const short = withoutUmlauts(foldedName(shortened(city)))
  const keys = [other, exact, `~${withoutUmlauts(exact)}`, `<${short}`]
  return [...new Set(keys.filter((key) => key !== undefined && key.length > 1))] as string[]
}

/** Whether a name says nothing of which city of that name is meant. */
export function isBareName(city: string): boolean {
  return shortened(city) === city
}

function shortened(name: string): string {
  return (
    name.split(/ (?:am|an|a\.|im|in|bei|b\.|ob|vor|sur|sous|upon|on)(?= )| ?[(/,]| ?- | a\.\s?d?\./i, 1)[0] ??
    name
  )
}

function foldedName(name: string): string {
  return slugOf(name.replaceAll('ł', 'l').replaceAll('Ł', 'L').replaceAll('ø', 'o').replaceAll('Ø', 'O'))
}

function withoutUmlauts(slug: string): string {
  return slug.replaceAll(/([aou])e/g, '$1')
}
