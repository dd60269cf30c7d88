import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PARTNER_SOURCES } from '../src/domain/catalogue/calendars.ts'
import { COUNTRY_TAGS, isPersonLabel, TAGS, type Tag } from '../src/domain/catalogue/flags.ts'
import { PORTAL_PLACES } from '../src/domain/catalogue/portals.ts'
import { canSyncPartner } from '../src/domain/calendars/partner-sync.ts'
import { canSendToPortal, type PortalCandidate } from '../src/domain/calendars/portal-verdict.ts'
import { parseDay } from '../src/domain/kernel/day.ts'
import { LABEL_EFFECTS, labelSettersOf } from '../src/domain/listings/label-effects.ts'
import { missingToPublish } from '../src/domain/listings/listing-gaps.ts'
import { isAutoAccepted } from '../src/domain/rentals/availability-check.ts'
import { isVerificationNeeded } from '../src/domain/rentals/tenant-documents.ts'
import { listEndingStays } from '../src/server/rentals/extensions/mail-sql.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { createStage, landlordStatusOf } from './builders.ts'
import { bookOnPaper, bookStay, sendRequest } from './request-commands.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

/** What is seen of a listing with these labels at one place. */
type Look = (labels: Tag[]) => unknown
interface Watched {
  /** Every place where the label acts. */
  looks: Look[]
  /** With what else it is looked at: some only take away what another gives. */
  besides?: Tag[]
}

const home: PortalCandidate = {
  labels: [],
  isDeleted: false,
  isArchived: false,
  publishedUnits: 1,
  zipCode: '10119',
  city: 'Berlin',
  country: 'DE',
  price: 150_000,
  area: 48,
  rooms: 2,
  pictures: 3,
  title: { en: 'A quiet flat' },
}
const rules = { isPaused: false, format: 'OPENIMMO', countries: ['FR'], minPictures: 0 } as const

const sentTo: Look = (labels) =>
  PORTAL_PLACES.filter((place) => {
    const { reason } = canSendToPortal({ ...home, labels }, { ...rules, countries: [], place })
    return reason === null
  })
const sentAgainstFilters: Look = (labels) =>
  PORTAL_PLACES.filter((place) => canSendToPortal({ ...home, labels }, { ...rules, place }).value)
const readFrom: Look = (labels) =>
  PARTNER_SOURCES.filter((source) => canSyncPartner(source, { labels, hasPartner: true }).value)
const synced = { looks: [sentTo, readFrom], besides: ['PARTNER_SYNC_ENABLED'] } satisfies Watched

const missing: Look = (labels) =>
  missingToPublish(
    {
      address: { street: 'Graben', streetNumber: '1', zipCode: '1010', city: 'Wien', country: 'AT' },
      pictures: 1,
      price: 150_000,
      currency: 'EUR',
      area: 48,
      title: { de: 'Ruhige Wohnung' },
      rooms: 1,
      availableFrom: parseDay('2030-01-01'),
      hasContactPerson: true,
      energyCertificate: null,
      registrationNumber: null,
      minBookingDurationPermitId: null,
      labels,
    },
    parseDay('2026-11-22'),
  )

async function invoiced(labels: Tag[]): Promise<unknown> {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { online_signing: false, labels } })
  await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
  return t.db.selectFrom('invoices').select(['due_date', 'vat_rate', 'amount']).execute()
}

async function askedToExtend(labels: Tag[]): Promise<unknown> {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { labels } })
  await bookStay(t, stage, '2030-01-01', '2030-03-31')
  const ends = { from: parseDay('2030-03-01'), to: parseDay('2030-04-30') }
  return (await listEndingStays(t.db, ends, parseDay('2030-03-01'))).length
}

async function answered(labels: Tag[]): Promise<unknown> {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { labels } })
  return landlordStatusOf(t.db, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
}

const found = (category: string) => async (labels: Tag[]) => {
  await createStage(t, { group: { labels, home_type: 'ENTIRE_HOUSE', area: 200 } })
  const { data, errors } = await t.graphql(
    `{ publicSearch(filter: { category: ${category} }) { totalCount } }`,
    {},
    null,
  )
  expect(errors).toBeUndefined()
  return data
}

/** Where each label that does something is seen. */
const WATCHED: Partial<Record<Tag, Watched>> = {
  FSU: { looks: [invoiced] },
  KA: { looks: [invoiced] },
  SKIP_INVOICE_GENERATION: { looks: [invoiced] },
  OLD_DUE_DATE_LOGIC_IN_INVOICE: { looks: [invoiced] },
  SEVEN_PERCENT_TAX_DISCOUNT: { looks: [invoiced] },
  ALWAYS_SYNC_WITH_PROPERTY_PORTAL: { looks: [sentAgainstFilters, readFrom] },
  NEVER_SYNC_WITH_PARTNER_PORTAL_1: synced,
  NEVER_SYNC_WITH_PARTNER_PORTAL_2: synced,
  NEVER_SYNC_WITH_PARTNER_PORTAL_3: synced,
  SKIP_SYNC_WITH_PORTAL: synced,
  NO_PARTNER_SYNC: synced,
  PARTNER_LISTING: { looks: [sentTo], besides: ['PARTNER_SYNC_ENABLED'] },
  PARTNER_SYNC_ENABLED: { looks: [sentTo, readFrom] },
  INCLUDE_IN_STUDENT_CHANNEL: { looks: [sentTo, found('STUDENT_HOUSING')] },
  REFUGEE_LISTING: { looks: [found('HOMES_FOR_UKRAINIANS')] },
  SKIP_SENDING_EXTENSION_EMAIL: { looks: [askedToExtend] },
  GERMAN_ENERGY_CERTIFICATE: { looks: [missing] },
  REGISTRATION_NUMBER: { looks: [missing] },
  MIN_BOOKING_DURATION_PERMIT_ID: { looks: [missing] },
  AUTO_ACCEPT_STANDARD_REQUESTS: { looks: [answered] },
  AUTO_ACCEPT_EXTENSION_REQUESTS: {
    looks: [(labels) => isAutoAccepted({ type: 'EXTENSION', skipReason: 'EXTENSION' }, labels)],
  },
  SKIP_TENANT_DOCUMENT_VERIFICATION: {
    looks: [(labels) => isVerificationNeeded({ type: 'STANDARD', isSwitchedOn: true, labels })],
  },
}

const shownOnly = TAGS.filter((label) => LABEL_EFFECTS[label].length === 0)

describe('a label', () => {
  it('is watched here where the table says that it does something, and nowhere else', () => {
    expect(Object.keys(WATCHED).toSorted()).toEqual(
      TAGS.filter((label) => !shownOnly.includes(label)).toSorted(),
    )
  })

  it.each(Object.entries(WATCHED))('%s does what the table says', async (label, watched) => {
    const { looks, besides = [] } = watched
    for (const [at, look] of looks.entries()) {
      await t.reset()
      const without = await look(besides)
      await t.reset()
      expect([at, await look([...besides, label as Tag])]).not.toEqual([at, without])
    }
  })

  it.each(shownOnly)('%s is shown to the staff', async (label) => {
    const country = Object.entries(COUNTRY_TAGS).find(([, tag]) => tag === label)?.[0]
    const set = country || isPersonLabel(label) ? [] : [label]
    const stage = await createStage(t, { group: { labels: set, ...(country && { country }) } })
    await t.db
      .updateTable('users')
      .set({ labels: isPersonLabel(label) ? [label] : [] })
      .where('id', '=', stage.landlordId)
      .execute()
    await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
    const { data } = await t.graphql<{ people: { labels: Tag[] }[]; homes: { labels: Tag[] }[] }>(
      `{ people: staffPeople(search: "jana") { labels } homes: staffListings(search: "${stage.groupId}") { labels } }`,
      {},
      await t.login('sam@mezzo.example'),
    )
    expect([...(data?.people ?? []), ...(data?.homes ?? [])].flatMap(({ labels }) => labels)).toContain(label)
  })

  it.each(TAGS)('%s is set by somebody, or follows from the address', (label) => {
    expect(labelSettersOf(label).length).toBeGreaterThan(0)
  })
})
