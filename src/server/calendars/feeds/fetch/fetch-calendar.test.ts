import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  BAD_BEHAVIOURS,
  type CalendarServer,
  startCalendarServer,
} from '../../../../../test/calendar-server.ts'
import { readConfig } from '../../../kernel/config/config.ts'
import { fetchCalendar } from './fetch-calendar.ts'

let provider: CalendarServer
beforeAll(async () => {
  provider = await startCalendarServer()
})
afterAll(() => provider.close())
beforeEach(() => provider.forget())

const now = Temporal.Instant.from('2030-01-01T09:00:00Z')
const ask = (url: string, marks: { etag?: string; lastModified?: string } = {}, allowed = true) =>
  fetchCalendar(
    {
      config: readConfig({
        NODE_ENV: 'test',
        MEZZO_ORIGIN: 'https://mezzo.example',
        MEZZO_ALLOWED_PRIVATE_HOSTS: allowed ? `127.0.0.1:${provider.port}` : '',
      }),
      now: () => now,
    },
    { url, etag: null, lastModified: null, within: 2_000, ...marks },
  )

it('a calendar is asked with what it said of itself, and may say that nothing has changed', async () => {
  provider.publish('a.ics', [['2030-02-01', '2030-02-10']])
  const first = await ask(provider.link('a.ics'))
  expect(first).toMatchObject({ kind: 'CONTENT', etag: expect.stringMatching(/^"[0-9a-f]{64}"$/) })
  const etag = first.kind === 'CONTENT' ? (first.etag ?? '') : ''
  expect(await ask(provider.link('a.ics'), { etag })).toEqual({ kind: 'NOT_MODIFIED' })
  await ask(provider.link('a.ics'), { lastModified: 'Tue, 01 Jan 2030 00:00:00 GMT' })
  expect(provider.asked('a.ics').map(({ headers }) => headers['if-modified-since'])).toEqual([
    undefined,
    undefined,
    'Tue, 01 Jan 2030 00:00:00 GMT',
  ])
  expect(provider.asked('a.ics')[0]?.headers['user-agent']).toContain('(+https://mezzo.example)')
})

it('a link that begins with webcal is asked like any other', async () => {
  provider.publish('a.ics', [['2030-02-01', '2030-02-10']])
  const link = provider.link('a.ics').replace('http:', 'webcal:')
  expect(await ask(link)).toMatchObject({ kind: 'CONTENT' })
})

it.each([
  ['nonsense', 'INVALID_URL'],
  ['ftp://calendars.example/a.ics', 'INVALID_URL'],
  ['http://127.0.0.1/a.ics', 'INVALID_ICS_LINK'],
  ['webcal://localhost/a.ics', 'INVALID_ICS_LINK'],
  ['https://mezzo.example/api/calendars/x.ics', 'INVALID_ICS_LINK'],
  ['https://calendars.example/a.ics', 'SYNCHRONIZATION_FAILED'],
])('the link %s is refused as %s, and the answer does not repeat it', async (link, error) => {
  const answer = await ask(link)
  expect(answer).toMatchObject({ kind: 'FAILED', error })
  expect(JSON.stringify(answer)).not.toContain('example')
})

it('a host that has no address is a failed synchronization, and says what happened', async () => {
  expect(await ask('webcal://calendars.invalid/a.ics')).toMatchObject({
    error: 'SYNCHRONIZATION_FAILED',
    detail: 'NO_ADDRESS',
  })
})

it('a private host that nobody named is not asked', async () => {
  provider.publish('a.ics', [['2030-02-01', '2030-02-10']])
  expect(await ask(provider.link('a.ics'), {}, false)).toMatchObject({ error: 'INVALID_ICS_LINK' })
  expect(provider.asked('a.ics')).toEqual([])
})

it('a calendar says when it wants to be asked again, within reason', async () => {
  const wait = async (retryAfter: string) => {
    provider.behave('a.ics', (_, response) => response.writeHead(429, { 'retry-after': retryAfter }).end())
    const answer = await ask(provider.link('a.ics'))
    return answer.kind === 'FAILED' ? String(answer.retryAfter) : answer.kind
  }
  expect(await wait('120')).toBe('2030-01-01T09:02:00Z')
  expect(await wait('Tue, 01 Jan 2030 10:00:00 GMT')).toBe('2030-01-01T10:00:00Z')
  expect(await wait('99999999')).toBe('2030-01-01T15:00:00Z')
  expect(await wait('soon')).toBe('null')
  expect(await wait('Tue, 01 Jan 2020 10:00:00 GMT')).toBe('null')
})

it('what is no calendar for us, or none at all, is told apart from what may pass', async () => {
  const errorFor = async (status: number) => {
    provider.behave('a.ics', (_, response) => response.writeHead(status).end())
    const answer = await ask(provider.link('a.ics'))
    return answer.kind === 'FAILED' ? answer.error : answer.kind
  }
  for (const status of [401, 403, 404, 410]) expect(await errorFor(status)).toBe('INVALID_ICS_LINK')
  for (const status of [204, 304, 429, 500, 503])
    expect(await errorFor(status)).toBe('SYNCHRONIZATION_FAILED')
  provider.behave('a.ics', BAD_BEHAVIOURS.resets)
  expect(await ask(provider.link('a.ics'))).toMatchObject({ error: 'SYNCHRONIZATION_FAILED' })
})
