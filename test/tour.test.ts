import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeCalendarReader } from '../src/server/calendars/feeds/parse/parse-calendar.ts'
import { parseAllowedHosts } from '../src/server/kernel/config/allowed-hosts.ts'
import { findJob } from '../src/server/kernel/jobs/registry.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { command } from './request-commands.ts'
import { createStage, given, requestInput } from './builders.ts'
import { type CalendarServer, startCalendarServer } from './calendar-server.ts'
import { filesRunBy } from './run-files.ts'

const tour = readFileSync(join(import.meta.dirname, '../docs/tour.md'), 'utf8')

/** The files of the server that a section of the tour leads through, in the order of their names there. */
function serverFilesOf(title: string): string[] {
  const section = tour.split(/^## \d+\. /m).find((text) => text.startsWith(`${title}\n`))
  const links = given(section).matchAll(/\]\(\.\.\/(src\/server\/[^)]+)\)/g)
  return [...links].map(([, path = '']) => path)
}

/** The rooms, which are the folders of the server, that a way enters again after it has left them. */
function enteredAgain(files: readonly string[]): string[] {
  const rooms = files.map(dirname).filter((room, index, all) => room !== all[index - 1])
  return rooms.filter((room, index) => rooms.indexOf(room) !== index)
}

let app: TestApp
let platform: CalendarServer
beforeAll(async () => {
  platform = await startCalendarServer()
  const allowedPrivateHosts = parseAllowedHosts(`127.0.0.1:${platform.port}`)
  app = await buildTestApp({ config: { allowedPrivateHosts } })
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-01T09:00:00Z')
})
afterAll(async () => {
  await closeCalendarReader()
  await platform.close()
  await app.close()
})

async function acceptRequest(): Promise<Set<string>> {
  const { tenant, landlord, groupId } = await createStage(app)
  const input = requestInput(groupId, '2030-02-01', '2030-07-31')
  const id = given((await command(app, tenant, 'sendBookingRequest', { input })).request).id
  return filesRunBy(async () => {
    expect((await command(app, landlord, 'acceptListingRequest', { id })).error).toBeNull()
  })
}

async function askCalendar(): Promise<Set<string>> {
  const { tenant, landlordId, groupId, unitIds } = await createStage(app)
  const input = requestInput(groupId, '2030-02-01', '2030-07-31')
  await command(app, tenant, 'sendBookingRequest', { input })
  platform.publish('platform', [['2030-02-01', '2030-08-01']])
  const feed = {
    kind: 'LINK',
    platform: 'AIRBNB',
    label: 'Platform',
    url: platform.link('platform'),
  } as const
  await app.db
    .insertInto('calendar_feeds')
    .values({
      ...feed,
      listing_id: given(unitIds[0]),
      group_id: groupId,
      landlord_id: landlordId,
      next_check_at: app.services.now(),
    })
    .execute()
  return filesRunBy(async () => given(findJob('pollCalendars')).handler(await app.ctxFor(null), {}))
}

describe.each([
  ['Jana accepts', acceptRequest],
  ['A calendar is asked', askCalendar],
])('the tour, where %s', (title, walk) => {
  const named = serverFilesOf(title)

  it('leads through at most fifteen files of the server, and into no room twice', () => {
    expect(named.length).toBeGreaterThan(0)
    expect(named.length).toBeLessThanOrEqual(15)
    expect(enteredAgain(named)).toEqual([])
  })

  it('names what really runs', async () => {
    const run = await walk()
    expect(named.filter((path) => !run.has(path))).toEqual([])
  })
})
