import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, parseDay } from '../src/domain/kernel/day.ts'

/** What a provider of calendars does with a question. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

/** A provider of calendars on this machine, that answers well or badly, and counts. */
export interface CalendarServer {
  port: number
  /** The link of a calendar. */
  link(name: string): string
  /** From now on this calendar has these stays, each from..to with both days. */
  publish(name: string, stays: readonly (readonly [string, string])[]): void
  /** From now on this calendar is answered so. */
  behave(name: string, behaviour: Behaviour): void
  /** Questions so far, by calendar. */
  asked(name: string): IncomingMessage[]
  /** Most questions for one calendar that were open at the same time. */
  mostAtOnce(): number
  forget(): void
  close(): Promise<void>
}

/** Starts a provider of calendars. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const behaviours = new Map<string, Behaviour>()
  const questions = new Map<string, IncomingMessage[]>()
  const open = new Map<string, number>()
  let most = 0
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1)
    questions.set(name, [...(questions.get(name) ?? []), request])
    open.set(name, (open.get(name) ?? 0) + 1)
    most = Math.max(most, open.get(name) ?? 0)
    response.on('close', () => open.set(name, (open.get(name) ?? 1) - 1))
    const behaviour = behaviours.get(name)
    if (behaviour) behaviour(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    link: (name) => `http://127.0.0.1:${port}/${name}`,
    publish: (name, stays) => behaviours.set(name, answering(calendarOf(stays))),
    behave: (name, behaviour) => behaviours.set(name, behaviour),
    asked: (name) => questions.get(name) ?? [],
    mostAtOnce: () => most,
    forget: () => {
      behaviours.clear()
      questions.clear()
      most = 0
    },
    close: () => closed(server),
  }
}

/** Answers a calendar, or that it hasn't changed. */
export function answering(calendar: string): Behaviour {
  const etag = `"${createHash('sha256').update(calendar).digest('hex')}"`
  return (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
    else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(calendar)
  }
}

/** A calendar with these stays, as a platform writes it. */
export function calendarOf(stays: readonly (readonly [string, string])[]): string {
  const events = stays.flatMap(([from, to], index) => [
    'BEGIN:VEVENT',
    `UID:stay-${index}-${from}@platform.example`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(addDays(parseDay(to), 1))}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Platform//EN', ...events, 'END:VCALENDAR', '']
  return lines.join('\r\n')
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

/** The ways in which a provider can fail (Q7). */
export const BAD_BEHAVIOURS = {
  refuses: (request) => request.socket.resetAndDestroy(),
  hangs: () => {},
  drips: (_, response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('B'), 100)
    response.on('close', () => clearInterval(drip))
  },
  breaks: (_, response) => response.writeHead(500).end('sorry'),
  answersGarbage: (_, response) => response.writeHead(200).end(Buffer.alloc(2_000, 0x9c)),
  answersNothing: (_, response) => response.writeHead(200).end(),
  answersAPage: (_, response) => response.writeHead(200).end('<!doctype html><title>Log in</title>'),
  isCutOff: (_, response) =>
    response.writeHead(200).end(calendarOf([['2030-05-01', '2030-05-09']]).slice(0, 150)),
  resets: (request, response) => {
    response.writeHead(200, { 'content-length': '9999' })
    response.write('BEGIN:VCALENDAR\r\n', () => request.socket.resetAndDestroy())
  },
  isGone: (_, response) => response.writeHead(410).end(),
  isTooLarge: (_, response) => response.writeHead(200).end(Buffer.alloc(5 * 1024 * 1024 + 1, 'X')),
} satisfies Record<string, Behaviour>

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
