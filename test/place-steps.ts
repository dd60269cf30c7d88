import { systemContext } from '../src/server/kernel/viewer/context.ts'
import type { Config } from '../src/server/kernel/config/config.ts'
import { locateGroups } from '../src/server/listings/places/locate-actions.ts'
import type { Browser, TestApp } from './app.ts'

/** A point in Potsdam, some 30 km from the middle of Berlin. */
export const POTSDAM = { lon: 13.06566, lat: 52.39886 }

/** A point in Berlin. */
export const NEAR = { lon: 13.4021, lat: 52.5293 }

/** What is done about the place of a home, as documents for `ask`. */
export const PLACE_CALLS = {
  set: `mutation($groupId: ID!, $lon: Float!, $lat: Float!, $version: Int!, $key: ID!) {
    answer: setListingPoint(groupId: $groupId, lon: $lon, lat: $lat, version: $version, idempotencyKey: $key) {
      error { name reason fields } version point { lon lat source } } }`,
  reset: `mutation($groupId: ID!, $version: Int!, $key: ID!) {
    answer: resetListingPoint(groupId: $groupId, version: $version, idempotencyKey: $key) {
      error { name reason } version point { lon lat source } } }`,
  address: `mutation($groupId: ID, $values: JSON!, $version: Int!, $key: ID!) {
    answer: saveListingStep(groupId: $groupId, step: "location", values: $values, version: $version, idempotencyKey: $key) {
      error { name reason } version } }`,
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  version: number | null
  point: { lon: number; lat: number; source: string } | null
}

/** The values of the step with the address. */
export function addressIn(street: string, city: string) {
  return { address: { street, streetNumber: '1', zipCode: '10119', city, country: 'DE' } }
}

/** Steps of the tests about the places of homes, in an app. */
export function placeSteps(appOf: () => TestApp) {
  return {
    ask: async (document: string, variables: object, as: Browser): Promise<Answer> => {
      const call = { key: crypto.randomUUID(), ...variables }
      const { data, errors } = await appOf().graphql(document, call, as)
      if (errors) throw new Error(errors[0]?.message)
      return (data as { answer: Answer }).answer
    },
    pointOf: async (groupId: string, as: Browser): Promise<Answer['point']> => {
      const edit = `query($groupId: ID) { listingForEdit(groupId: $groupId) { version point { lon lat source } } }`
      const { data } = await appOf().graphql<{ listingForEdit: Answer }>(edit, { groupId }, as)
      return data.listingForEdit.point
    },
    locate: async (config: Partial<Config> = {}, groupId?: string): Promise<void> => {
      const { services } = appOf()
      const changed = { ...services, config: { ...services.config, ...config } }
      await locateGroups(systemContext(changed), groupId === undefined ? {} : { groupId })
    },
    /** What the log says about points, in order. */
    actions: async (): Promise<string[]> => {
      const rows = await appOf()
        .db.selectFrom('audit_log')
        .select('action')
        .where('action', 'like', '%ListingPoint')
        .orderBy('id')
        .execute()
      return rows.map(({ action }) => action)
    },
  }
}
