import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One question for a calendar, in milliseconds since the start of the epoch. */
export interface Question {
  begun: number
  ended: number | null
  /** Whether a whole answer was given. */
  isAnswered: boolean
}

/** A provider of calendars that takes down when each question begins and ends. */
export interface Provider {
  port: number
  /** What was asked, by the number of the calendar. */
  log: ReadonlyMap<number, readonly Question[]>
  /** Calendars that were asked while another question for them was open. */
  overlaps: ReadonlySet<number>
  close(): void
}

/** What every two-hundredth calendar does, by its number; the others answer within a moment that nothing is new. */
const KINDS: Record<number, 'hangs' | 'slow' | 'fails' | 'changed'> = {
  0: 'hangs',
  1: 'slow',
  2: 'slow',
  3: 'fails',
  4: 'changed',
}
const OF = 200

/** What a calendar does. */
export function kindOf(number: number): 'hangs' | 'slow' | 'fails' | 'changed' | 'well' {
  return KINDS[number % OF] ?? 'well'
}

/** Starts a provider of calendars. */
export async function startProvider(): Promise<Provider> {
  const log = new Map<number, Question[]>()
  const overlaps = new Set<number>()
  const server = createServer((request, response) => {
    const number = Number((request.url ?? '').replace(/\D/g, ''))
    const questions = log.get(number) ?? []
    if (questions.some(({ ended }) => ended === null)) overlaps.add(number)
    const question: Question = { begun: Date.now(), ended: null, isAnswered: false }
    log.set(number, [...questions, question])
    response.on('close', () => {
      question.ended = Date.now()
      question.isAnswered = response.writableFinished
    })
    answer(number, questions.length, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port, log, overlaps, close }
}

function answer(number: number, turn: number, response: ServerResponse): void {
  const kind = kindOf(number)
  if (kind === 'hangs') return
  const moment = kind === 'slow' ? 3_000 : 50 + Math.random() * 350
  setTimeout(() => {
    if (kind === 'fails') response.writeHead(503).end()
    else if (kind === 'changed')
      response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendarOf(number, turn))
    else response.writeHead(304).end()
  }, moment)
}

function calendarOf(number: number, turn: number): string {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const stay = ['BEGIN:VEVENT', `UID:${number}@platform.example`, 'DTSTAMP:20260101T000000Z']
  const days = [
    `DTSTART;VALUE=DATE:${day(20 + turn)}`,
    `DTEND;VALUE=DATE:${day(30 + turn)}`,
    'SUMMARY:Reserved',
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    ...stay,
    ...days,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
