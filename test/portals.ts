import { randomUUID } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import type { Tag } from '../src/domain/catalogue/flags.ts'
import type { Browser, TestApp } from './app.ts'
import { given } from './builders.ts'

/** What an answer about a portal has. */
export interface PortalAnswer {
  error: { name: string; fields: Record<string, string> | null } | null
  portal: { id: string; url: string | null; state: string; homes: number } | null
}

const answered = 'error { name fields } portal { id url state homes }'

/** An OpenImmo portal in German, as staff make it. */
export const PORTAL_INPUT = {
  name: 'Wohnwelt',
  place: 'OTHER',
  format: 'OPENIMMO',
  language: 'de',
  providerNumber: 'P-17',
  countries: [],
  minPictures: 0,
  isPaused: false,
}

/** Somebody of the sales staff. */
export async function loginSales(app: TestApp, email = 'sam@mezzo.example'): Promise<Browser> {
  await app.createUser({ email, permissions: ['sales'] })
  return app.login(email)
}

/** Makes a portal; what isn't given is that of an OpenImmo portal in German. */
export async function createPortal(
  app: TestApp,
  as: Browser,
  input: Record<string, unknown> = {},
): Promise<PortalAnswer> {
  const { data } = await app.graphql<{ createPartnerPortal: PortalAnswer }>(
    `mutation($input: PartnerPortalInput!, $key: ID!) {
       createPartnerPortal(input: $input, idempotencyKey: $key) { ${answered} } }`,
    { input: { ...PORTAL_INPUT, ...input }, key: randomUUID() },
    as,
  )
  return data.createPartnerPortal
}

/** Changes, replaces the link of, or ends a portal. */
export async function commandPortal(
  app: TestApp,
  as: Browser,
  name: 'changePartnerPortal' | 'replacePartnerPortalLink' | 'revokePartnerPortal',
  portalId: string,
  input: Record<string, unknown> | null = null,
): Promise<PortalAnswer> {
  const [declared, passed] = input ? [', $input: PartnerPortalInput!', ', input: $input'] : ['', '']
  const { data } = await app.graphql<Record<string, PortalAnswer>>(
    `mutation($portalId: ID!, $key: ID!${declared}) {
       ${name}(portalId: $portalId${passed}, idempotencyKey: $key) { ${answered} } }`,
    { portalId, key: randomUUID(), ...(input && { input: { ...PORTAL_INPUT, ...input } }) },
    as,
  )
  return given(data[name])
}

/** Sets the labels of a listing. */
export async function label(app: TestApp, groupId: string, ...labels: Tag[]): Promise<void> {
  await app.db.updateTable('groups').set({ labels }).where('id', '=', groupId).execute()
}

/** Asks for a feed by its link. */
export function pull(app: TestApp, url: string | null, query = '', headers: Record<string, string> = {}) {
  return app.app.inject({ method: 'GET', url: `${new URL(given(url)).pathname}${query}`, headers })
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  htmlEntities: true,
  isArray: (name) => name === 'immobilie' || name === 'anhang',
})

/** A home of OpenImmo as a foreign reader has it. */
// oxlint-disable-next-line no-explicit-any
export type ReadHome = Record<string, any>

/** A feed in OpenImmo as a reader that isn't ours understands it. */
export function readOpenImmo(xml: string) {
  const { openimmo } = parser.parse(xml) as {
    openimmo: {
      uebertragung: Record<string, string>
      anbieter: { immobilie?: ReadHome[]; firma: string; openimmo_anid: string }
      user_defined_simplefield: { '@feldname': string; '#text': string }
    }
  }
  const homes = openimmo.anbieter.immobilie ?? []
  const idsOf = (action: string) =>
    homes
      .filter(({ verwaltung_techn: technical }) => technical.aktion['@aktionart'] === action)
      .map(({ verwaltung_techn: technical }) => String(technical.openimmo_obid))
  return {
    transfer: openimmo.uebertragung,
    provider: openimmo.anbieter,
    homes,
    changed: idsOf('CHANGE'),
    deleted: idsOf('DELETE'),
    cursor: openimmo.user_defined_simplefield['#text'],
  }
}
