import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import { graphql } from './api.ts'
import { newListing } from './calendar-steps.ts'
import { expect, test } from './fixtures.ts'
import { type Days, listingOf } from './listings.ts'
import { addDays, utcDayOf, parseDay } from '../src/domain/kernel/day.ts'

/** A calendar of another platform: what it answers can be changed. */
interface OtherCalendar {
  url: string
  answer: (status: number, stays?: readonly Days[]) => void
}

const opened: (() => void)[] = []
const connected: (() => Promise<void>)[] = []

// Listings that others look at, too, must not keep asking a calendar that is gone.
test.afterEach(async () => {
  for (const remove of connected.splice(0)) await remove()
  for (const close of opened.splice(0)) close()
})

async function otherCalendar(): Promise<OtherCalendar> {
  let status = 200
  let body = ''
  const server = createServer((_, answer) => {
    answer.writeHead(status, { 'content-type': 'text/calendar' })
    answer.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  opened.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/calendar.ics`,
    answer: (code, stays = []) => {
      status = code
      body = calendarOf(stays)
    },
  }
}

function calendarOf(stays: readonly Days[]): string {
  const days = (day: string) => day.replaceAll('-', '')
  const events = stays.flatMap(({ from, to }) => [
    'BEGIN:VEVENT',
    `UID:${from}@other.example`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${days(from)}`,
    `DTEND;VALUE=DATE:${days(after(to, 1))}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...events, 'END:VCALENDAR', '']
  return lines.join('\r\n')
}

function after(day: string, days: number): string {
  return addDays(parseDay(day), days)
}

/** A stay that begins so many days from today. */
function stayIn(days: number, length: number): Days {
  const from = addDays(utcDayOf(Date.now()), days)
  return { from, to: addDays(from, length - 1) }
}

async function blocksOf(request: APIRequestContext, listingId: string): Promise<Days[]> {
  const answer = await request.get(`/api/calendar?listingId=${listingId}`)
  const { units } = (await answer.json()) as { units: { blocks: (Days & { source: string })[] }[] }
  return (units[0]?.blocks ?? [])
    .filter(({ source }) => source === 'ics')
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => a.from.localeCompare(b.from))
}

async function connect(request: APIRequestContext, listingId: string, url: string, label: string) {
  const { addCalendarFeed } = await graphql<{ addCalendarFeed: { feed: { id: string } } }>(
    request,
    `
      mutation ($input: AddCalendarFeedInput!, $key: ID!) {
        addCalendarFeed(input: $input, idempotencyKey: $key) {
          error {
            name
            message
            fields
          }
          feed {
            id
          }
        }
      }
    `,
    { input: { listingId, url, label }, key: crypto.randomUUID() },
  )
  connected.push(() => disconnect(request, addCalendarFeed.feed.id))
}

async function disconnect(request: APIRequestContext, feedId: string) {
  await graphql(
    request,
    `
      mutation ($feedId: ID!, $key: ID!) {
        removeCalendarFeed(feedId: $feedId, keepBlocks: false, idempotencyKey: $key) {
          error {
            name
            message
          }
        }
      }
    `,
    { feedId, key: crypto.randomUUID() },
  )
}

test('a calendar blocks days, is put into quarantine when it is suddenly empty, and says why it fails', async ({
  page,
  to,
  t,
  format,
  language,
}) => {
  const other = await otherCalendar()
  const { listingId } = await newListing(page.request, language)
  const stays = [stayIn(20, 5), stayIn(40, 10), stayIn(60, 3), stayIn(80, 7)]
  const label = 'Airbnb Hof'
  const dialog = page.getByRole('dialog')
  const feeds = page.getByRole('region', { name: t('feeds.title') })
  const card = feeds.getByRole('listitem', { name: label })
  const button = (key: string) => card.getByRole('button', { name: t(key, { label }) })
  await page.goto(to('listingAvailability', { listingId }))
  await expect(feeds.getByText(t('feeds.empty.title'))).toBeVisible()
  await feeds.getByRole('button', { name: t('feeds.add'), exact: true }).click()
  await dialog.getByLabel(t('feeds.form.url')).fill('airbnb')
  await dialog.getByRole('button', { name: t('feeds.form.submit'), exact: true }).click()
  await expect(dialog.getByText(t('catalogue.calendarSyncError.INVALID_URL'))).toBeVisible()
  await expect(dialog.getByText(t('feeds.form.labelMissing'))).toBeVisible()
  await dialog.getByLabel(t('feeds.form.url')).fill('https://www.airbnb.com/calendar/ical/1.ics')
  await expect(dialog.getByLabel(t('feeds.form.platform'))).toHaveValue('AIRBNB')
  await expect(dialog.getByLabel(t('feeds.form.label'), { exact: true })).toHaveValue('Airbnb')

  other.answer(200, stays)
  await dialog.getByLabel(t('feeds.form.url')).fill(other.url)
  await dialog.getByLabel(t('feeds.form.label'), { exact: true }).fill(label)
  await dialog.getByRole('button', { name: t('feeds.form.submit'), exact: true }).click()
  await expect(page.getByText(t('feeds.form.done', { label, count: 4 }))).toBeVisible()
  await expect(card.getByText(t('catalogue.calendarFeedState.OK'))).toBeVisible()
  expect(await blocksOf(page.request, listingId)).toEqual(stays)

  // An empty answer frees nothing until the landlord says so.
  other.answer(200, [])
  await button('feeds.checkOf').click()
  await expect(card.getByText(t('catalogue.calendarFeedState.QUARANTINE'))).toBeVisible()
  const heldBack = card.getByRole('group', { name: t('feeds.quarantine.title') })
  await expect(heldBack.getByRole('listitem')).toHaveCount(4)
  expect(await blocksOf(page.request, listingId)).toEqual(stays)
  await heldBack.getByRole('button', { name: t('feeds.quarantine.release') }).click()
  await expect(dialog.getByText(t('feeds.release.days', { count: 4, label }))).toBeVisible()
  await dialog.getByRole('button', { name: t('feeds.release.submit'), exact: true }).click()
  await expect(heldBack).toBeHidden()
  expect(await blocksOf(page.request, listingId)).toEqual([])

  other.answer(500)
  await button('feeds.checkOf').click()
  await expect(card.getByText(t('catalogue.calendarFeedState.FAILING'))).toBeVisible()
  await expect(card).toContainText(t('catalogue.calendarSyncError.SYNCHRONIZATION_FAILED'))

  await button('feeds.history.openOf').click()
  const [first] = stays
  const range = first ? format.dayRange(first.from, first.to) : ''
  await expect(dialog.getByText(t('feeds.history.change.BLOCKED', { days: range }))).toBeVisible()
  await expect(dialog.getByText(t('feeds.history.change.FREED', { days: range }))).toBeVisible()
  await dialog
    .getByRole('button', { name: t('feeds.close'), exact: true })
    .last()
    .click()

  await button('feeds.remove.openOf').click()
  await dialog.getByRole('button', { name: t('feeds.remove.submit'), exact: true }).click()
  await expect(page.getByText(t('feeds.remove.done.KEEP', { label, count: 0 }))).toBeVisible()
  await expect(feeds.getByText(t('feeds.empty.title'))).toBeVisible()
})

test('a file is a calendar, too, and a newer one takes its place', async ({ page, to, t, language }) => {
  const { listingId } = await newListing(page.request, language)
  const label = 'Excel'
  const stays = [stayIn(20, 5), stayIn(40, 10)]
  const file = (name: string, days: readonly Days[]) => ({
    name,
    mimeType: 'text/calendar',
    buffer: Buffer.from(calendarOf(days)),
  })
  const dialog = page.getByRole('dialog')
  const card = page.getByRole('listitem', { name: label })
  await page.goto(to('listingAvailability', { listingId }, { feeds: 'new' }))
  await dialog.getByRole('radio', { name: t('feeds.form.FILE') }).check({ force: true })
  await dialog.getByLabel(t('feeds.form.file')).setInputFiles(file('stays.csv', stays))
  await dialog.getByLabel(t('feeds.form.label'), { exact: true }).fill(label)
  await dialog.getByRole('button', { name: t('feeds.form.submit'), exact: true }).click()
  await expect(dialog.getByText(t('catalogue.calendarSyncError.INVALID_ICS_LINK'))).toBeVisible()
  await dialog.getByLabel(t('feeds.form.file')).setInputFiles(file('stays.ics', stays))
  await dialog.getByRole('button', { name: t('feeds.form.submit'), exact: true }).click()
  await expect(card).toContainText('stays.ics')
  expect(await blocksOf(page.request, listingId)).toEqual(stays)

  const newer = [stayIn(22, 5), stayIn(40, 10)]
  await card.getByRole('button', { name: t('feeds.newer.openOf', { label }) }).click()
  await dialog.getByLabel(t('feeds.form.file')).setInputFiles(file('newer.ics', newer))
  await dialog.getByRole('button', { name: t('feeds.newer.submit'), exact: true }).click()
  await expect(card).toContainText('newer.ics')
  expect(await blocksOf(page.request, listingId)).toEqual(newer)
})

test('what is taken twice is settled, which can be taken back', async ({ landlord, to, t, format }) => {
  const other = await otherCalendar()
  const { page, request } = landlord
  const { _id: listingId } = await listingOf(request, 'gaertnerplatz')
  const stay = stayIn(30, 5)
  other.answer(200, [stay])
  await connect(request, listingId, other.url, 'Vrbo')
  await page.goto(to('listingAvailability', { listingId }))
  const conflicts = page.getByRole('region', { name: t('feeds.conflicts.title') })
  const days = format.dayRange(stay.from, stay.to)
  await expect(conflicts).toContainText(days)
  await conflicts.getByRole('button', { name: t('feeds.conflicts.SAME_STAY'), exact: true }).click()
  await expect(page.getByText(t('feeds.conflicts.done.SAME_STAY'))).toBeVisible()
  await expect(conflicts).toBeHidden()
  expect(await blocksOf(request, listingId)).toEqual([])

  const settled = page.getByRole('region', { name: t('feeds.conflicts.settled.title') })
  const undo = t('feeds.conflicts.settled.undoOf', { label: 'Vrbo', days })
  await settled.getByRole('button', { name: undo, exact: true }).click()
  await expect(page.getByText(t('feeds.conflicts.settled.done.SAME_STAY'))).toBeVisible()
  await expect(settled).toBeHidden()
  await expect(conflicts).toContainText(days)
  expect(await blocksOf(request, listingId)).toEqual([stay])
})

test('connected calendars are asked before somebody says yes', async ({
  landlord,
  tenant,
  to,
  t,
  askFor,
}) => {
  const other = await otherCalendar()
  const { page, request } = landlord
  const listing = await listingOf(request, 'zieglergasse')
  const asked = await askFor('zieglergasse')
  const { person } = tenant
  const label = 'Booking.com'
  other.answer(503)
  await connect(request, listing._id, other.url, label)
  await page.goto(to('inbox', asked))
  const dialog = page.getByRole('dialog')
  const accept = page.getByRole('button', { name: t('request.actions.accept'), exact: true })
  await accept.click()
  await expect(dialog.getByRole('status')).toContainText(label)
  await dialog.getByRole('button', { name: t('request.acceptDialog.submit'), exact: true }).click()
  await expect(page.getByText(t('request.acceptDialog.done', { name: person.name }))).toBeVisible()
})

test('a private link shows days, says when it was fetched, and ends at once', async ({
  page,
  to,
  t,
  language,
}) => {
  const { listingId } = await newListing(page.request, language)
  const dialog = page.getByRole('dialog')
  const links = page.getByRole('region', { name: t('calendarExports.title') })
  const label = 'Steuerbüro'
  await page.goto(to('listingAvailability', { listingId }))
  await links.getByRole('button', { name: t('calendarExports.add'), exact: true }).click()
  await dialog.getByLabel(t('calendarExports.form.platform')).selectOption('OUTLOOK')
  await dialog.getByLabel(t('calendarExports.form.label')).fill(label)
  await dialog.getByLabel(t('calendarExports.form.names')).check()
  await dialog.getByRole('button', { name: t('calendarExports.form.submit'), exact: true }).click()
  await expect(dialog.getByText(t('calendarExports.form.namesSureMissing'))).toBeVisible()
  await dialog.getByLabel(t('calendarExports.form.names')).uncheck()
  await dialog.getByRole('button', { name: t('calendarExports.form.submit'), exact: true }).click()
  const url = await dialog.getByLabel(t('calendarExports.url', { label })).inputValue()
  await dialog.getByRole('button', { name: t('calendarExports.form.ready'), exact: true }).click()
  await expect(links.getByText(t('calendarExports.busyOnly'), { exact: true })).toBeVisible()

  const path = new URL(url).pathname
  expect(await (await page.request.get(path)).text()).toContain('BEGIN:VCALENDAR')
  await links.getByRole('button', { name: t('calendarExports.fetches.openOf', { label }) }).click()
  await expect(dialog.getByText(t('calendarExports.fetches.got'))).toBeVisible()
  await dialog
    .getByRole('button', { name: t('calendarExports.close'), exact: true })
    .last()
    .click()

  await links.getByRole('button', { name: t('calendarExports.revoke.openOf', { label }) }).click()
  await dialog.getByRole('button', { name: t('calendarExports.revoke.submit'), exact: true }).click()
  await expect(page.getByText(t('calendarExports.revoke.done', { label }))).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)
})
