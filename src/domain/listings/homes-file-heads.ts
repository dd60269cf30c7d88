/** What a column of a file of homes can be. */
export const HOME_FIELDS = [
  'NAME',
  'EXTERNAL_ID',
  'STREET',
  'STREET_NUMBER',
  'ZIP_CODE',
  'CITY',
  'COUNTRY',
  'HOME_TYPE',
  'AREA',
  'FLOOR',
  'ACCOMMODATES',
  'PRICE',
  'CURRENCY',
  'DEPOSIT',
  'AVAILABLE_FROM',
  'MIN_BOOKING_DURATION',
  'MAX_BOOKING_DURATION',
  'TITLE',
  'DESCRIPTION',
] as const satisfies readonly string[]

/** One of these fields. */
export type HomeField = (typeof HOME_FIELDS)[number]

/** What the heads of tables of homes mean in English, German and French, as `plain` makes them; the product's own table is one of them. */
const HEADS: Readonly<Record<HomeField, string>> = {
  NAME: 'listing name apartment flat property propertyname unit unitname internalname inserat wohnung wohnungsname objekt objektname bezeichnung annonce nom logement appartement bien',
  EXTERNAL_ID:
    'yournumber id externalid reference ref unitnumber listingid ihrenummer nummer objektnummer wohnungsnummer objektid votrenumero identifiant',
  STREET: 'street address streetaddress address1 strasse adresse anschrift rue voie',
  STREET_NUMBER: 'number streetnumber housenumber hausnummer hausnr numero numerodevoie numerodanslarue',
  ZIP_CODE: 'postcode zip zipcode postalcode postleitzahl plz codepostal',
  CITY: 'city town ort stadt ville commune localite',
  COUNTRY: 'country countrycode land pays',
  HOME_TYPE: 'kindofhome hometype type propertytype artderwohnung wohnungsart typ objektart typedelogement',
  AREA: 'aream aream² area size sqm areasqm sizesqm squaremetres squaremeters livingarea flache flachem flachem² wohnflache wohnflacheqm wohnflachem wohnflachem² qm groesse grosse surface surfacem surfacem² superficie',
  FLOOR: 'floor storey etage stockwerk geschoss niveau',
  ACCOMMODATES:
    'people persons guests maxguests capacity accommodates personen maxpersonen gaste belegung personnes capacite voyageurs',
  PRICE:
    'monthlyrent rent price pricepermonth rentpermonth miete monatsmiete gesamtmiete warmmiete preis preispromonat loyer loyermensuel prix',
  CURRENCY: 'currency wahrung devise monnaie',
  DEPOSIT: 'deposit securitydeposit kaution depotdegarantie caution',
  AVAILABLE_FROM:
    'freefrom availablefrom available freiab verfugbarab libreapartirdu libredes disponibleapartirdu disponibledes disponible',
  MIN_BOOKING_DURATION:
    'minimumstay minstay minimumstaymonths minmonths mindestdauer mindestmietdauer mindestaufenthalt mindestmietzeit dureeminimale sejourminimum',
  MAX_BOOKING_DURATION:
    'maximumstay maxstay maximumstaymonths maxmonths hochstdauer hochstmietdauer hochstaufenthalt maximalemietdauer dureemaximale sejourmaximum',
  TITLE: 'title headline titel uberschrift titre',
  DESCRIPTION: 'description beschreibung text texte descriptif',
}

const FIELD_OF_HEAD = new Map(
  HOME_FIELDS.flatMap((field) => HEADS[field].split(' ').map((head) => [head, field] as const)),
)

/** The field that a head means, as `plain` makes it; null where it means none. */
export function fieldOfHead(head: string): HomeField | null {
  return FIELD_OF_HEAD.get(head) ?? null
}
