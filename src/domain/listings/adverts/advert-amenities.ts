import { AMENITIES, type Amenity } from '../../catalogue/listings.ts'
import type { FoundValue } from './found-advert.ts'
import { wordPattern } from './find-words.ts'

/** How adverts write of what an apartment has, in English, German and French. */
const WORDS: Readonly<Partial<Record<Amenity, string>>> = {
  wifi: 'WLAN|W-LAN|Wi-?Fi|internet',
  desk: 'Schreibtisch|desk|bureau pour travailler',
  tv: 'Fernseher|TV|television|Smart-?TV|télé(?:vision|viseur)?',
  washingMachine: 'Waschmaschine|washing machine|washer|lave-linge|machine à laver',
  dryer: '(?:Wäsche)?trockner|tumble dryer|dryer|sèche-linge',
  dishwasher: 'Spülmaschine|Geschirrspüler|dishwasher|lave-vaisselle',
  stove: 'Herd|stove|hob|plaques? de cuisson',
  oven: 'Backofen|oven|four',
  microwave: 'Mikrowelle|microwave|micro-ondes?',
  fridge: 'Kühlschrank|fridge|refrigerator|réfrigérateur|frigo',
  freezer: 'Gefrierschrank|Gefrierfach|freezer|congélateur',
  coffeeMachine: 'Kaffeemaschine|coffee (?:machine|maker)|machine à café|cafetière',
  kettle: 'Wasserkocher|kettle|bouilloire',
  toaster: 'Toaster|grille-pain',
  bathtub: 'Badewanne|bath ?tub|baignoire',
  shower: 'Dusche|shower|douche',
  guestToilet: 'Gäste-?WC|guest (?:toilet|wc)',
  bedLinen: 'Bettwäsche|bed linen|linge de lit',
  towels: 'Handtücher|towels|serviettes',
  iron: 'Bügeleisen|iron|fer à repasser',
  hairDryer: 'Haartrockner|Föhn|hair ?dryer|sèche-cheveux',
  vacuumCleaner: 'Staubsauger|vacuum(?: cleaner)?|aspirateur',
  airConditioning: 'Klimaanlage|air[- ]conditioning|climatisation|climatisée?',
  floorHeating: 'Fußbodenheizung|underfloor heating|chauffage au sol',
  fireplace: 'Kamin|fireplace|cheminée',
  balcony: '(?:Süd|West|Ost|Nord)?balkon|balcony|balcon',
  terrace: '(?:Dach|Sonnen)?terrasse|terrace|patio',
  garden: 'Garten|garden|jardin',
  elevator: 'Aufzug|Fahrstuhl|Lift|elevator|ascenseur',
  stepFree: 'barrierefrei|step-free|wheelchair[- ]accessible|accessible PMR',
  concierge: 'concierge|Portier|gardien(?:ne)?',
  pool: 'Pool|Schwimmbad|swimming pool|piscine',
  sauna: 'Sauna',
  gym: 'Fitnessraum|gym|fitness room|salle de sport',
  garage: '(?:Tief)?garage|underground parking|garage',
  parking: 'Stellplatz|Parkplatz|parking(?: space)?|place de parking|stationnement',
  bikeStorage: 'Fahrrad(?:keller|raum|abstellplatz)|bike (?:storage|room)|local (?:à )?vélos?',
  basement: 'Kellerabteil|Keller|cellar|cave',
  safe: 'Tresor|safe|coffre-fort',
  smokeDetector: 'Rauchmelder|smoke detectors?|détecteur de fumée',
}

/** What says just before or behind a thing that it isn't there. */
const NOT_BEFORE =
  /(?<!\p{L})(?:kein(?:e[nrms]?)?|ohne|nicht|no|without|not|pas d[e’']|sans|aucune?|ni)(?:[ ’'][\p{L}-]+){0,2}[ ’']?$/iu
const NOT_BEHIND =
  /^(?: (?:ist|is|est))?(?: ?:)? (?:nicht vorhanden|nein|no(?!\p{L})|non(?!\p{L})|not available|nicht)/iu

/** What an advert says that the home has; what it says to be missing, or says once so and once so, isn't among it. */
export function readAdvertAmenities(lines: readonly string[]): FoundValue<Amenity>[] {
  return AMENITIES.flatMap((amenity) => {
    const words = WORDS[amenity]
    if (words === undefined) return []
    const pattern = new RegExp(wordPattern(words), 'giu')
    const said = lines.flatMap((line) =>
      [...line.matchAll(pattern)].map((match) => ({
        words: match[0],
        isThere:
          !NOT_BEFORE.test(line.slice(0, match.index)) &&
          !NOT_BEHIND.test(line.slice(match.index + match[0].length)),
      })),
    )
    const [first] = said
    return first && said.every(({ isThere }) => isThere) ? [{ value: amenity, words: first.words }] : []
  })
}
