import type { EnumRef } from '@pothos/core'
import { CATALOGUE, type CatalogueConcept, type CatalogueValue } from '../../../domain/catalogue/catalogue.ts'
import { LANGUAGES, LISTING_LANGUAGES, PROFILE_LANGUAGES } from '../../../domain/catalogue/language.ts'
import { builder, type GraphQLTypes } from './builder.ts'
import { DAY_ORDERS } from '../../../domain/kernel/written-day.ts'
import { TABLE_PROBLEMS } from '../csv/table.ts'

type Types = PothosSchemaTypes.ExtendDefaultTypes<GraphQLTypes>
const made = new Map<CatalogueConcept, EnumRef<Types, string>>()

/** Concepts whose enum has another name than they, or says more than its name. */
const DESCRIBED: Partial<Record<CatalogueConcept, { name?: string; description?: string }>> = {
  accessScope: { description: 'What a personal access token is good for.' },
  calendarChange: { name: 'CalendarFeedChangeKind' },
  calendarChangeReason: { name: 'CalendarFeedChangeReason' },
  currentState: { name: 'CurrentStateType' },
  dashboardVerificationStatus: { name: 'UserIdVerificationStatus' },
  declineReason: { name: 'DeclineReasonValue' },
  deletionObstacle: { description: 'Why somebody cannot ask for the deletion of an account yet.' },
  featureFlag: { name: 'FeatureFlagName' },
  featureFlagType: { description: 'GLOBAL: of the environment. USER: as it holds for the viewer.' },
  listingGap: { name: 'ListingGapName' },
  notificationKind: { description: 'What somebody is told about (C3, and calendars).' },
  parkingOption: { name: 'ListingParkingOption' },
  reasons: { name: 'VerdictReason' },
  unpublishReason: { name: 'UnpublishReasonValue' },
  windowMeaning: { name: 'CalendarWindowMeaning' },
}

/** The enum of a concept of the catalogue: one for each, whoever asks for it. */
export function catalogueEnum<Concept extends CatalogueConcept>(
  concept: Concept,
): EnumRef<Types, CatalogueValue<Concept>> {
  const enumType = made.get(concept) ?? defineEnum(concept)
  made.set(concept, enumType)
  // A map gives all its enums one type; which values this one has is said by its key.
  return enumType as EnumRef<Types, CatalogueValue<Concept>>
}

function defineEnum(concept: CatalogueConcept): EnumRef<Types, string> {
  const name = DESCRIBED[concept]?.name ?? concept.charAt(0).toUpperCase() + concept.slice(1)
  const values: readonly string[] = CATALOGUE[concept]
  return builder.enumType(name, {
    description: DESCRIBED[concept]?.description,
    values: Object.fromEntries(values.map((value) => [enumWord(value), { value }])),
  })
}

// Names of GraphQL know no colons: 'listings:read' is LISTINGS_READ.
function enumWord(value: string): string {
  return value.includes(':') ? value.replace(':', '_').toUpperCase() : value
}

/** GraphQL Language: of the interface, of contracts and of calendars. */
export const languageEnum = builder.enumType('Language', { values: LANGUAGES })

/** GraphQL ProfileLanguage: what a person may choose. */
export const profileLanguageEnum = builder.enumType('ProfileLanguage', { values: PROFILE_LANGUAGES })

/** GraphQL ListingLanguage: what a listing's texts may be in. */
export const listingLanguageEnum = builder.enumType('ListingLanguage', { values: LISTING_LANGUAGES })

/** GraphQL DayOrder. */
export const dayOrderType = builder.enumType('DayOrder', {
  values: DAY_ORDERS,
  description: 'How 03/04/2027 is meant: 3 April, or March 4.',
})

/** GraphQL TableProblem. */
export const tableProblemType = builder.enumType('TableProblem', {
  values: TABLE_PROBLEMS,
  description: 'Why a table that somebody sends can not be read, or not be understood.',
})
