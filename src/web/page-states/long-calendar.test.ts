import { afterEach, expect, it } from 'vitest'
import type { CalendarAnswer } from '../../domain/calendars/calendar-answer.ts'
import { sampleUnit } from '../calendar/calendar.test-data.ts'
import { utcToday } from '../shared/today.ts'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

const path = '/en/dashboard/calendar'
const today = utcToday()
const units = [
  sampleUnit({ id: 'u1', groupId: 'g1', group: 'Lime Court', name: 'Lime 1' }),
  sampleUnit({ id: 'u2', groupId: 'g2', group: 'Oak Court', name: 'Oak 1' }),
]
const whole: CalendarAnswer = { today, from: today, to: today, units, candidates: [], more: 0 }
const first: CalendarAnswer = { ...whole, units: units.slice(0, 1), more: 1 }

/** A server whose first units come at once, and all of them as another one says. */
function open(all: Network) {
  const atOnce = new Network({}, { '/api/calendar': first })
  return openPage(path, jana, {
    fetch: (url, options) => {
      const isOfAll = url.startsWith('/api/calendar') && !url.includes('first=')
      return (isOfAll ? all : atOnce).fetch(url, options)
    },
  })
}

const rowCount = () => document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')

afterEach(closePage)

it('shows the first units while the others come, and does not say how many rows there are', async () => {
  const all = new Network({}, { '/api/calendar': whole })
  all.turn('silent')
  const opened = open(all)
  await opened.sees('Lime 1')
  await opened.sees('2 apartments')
  expect(opened.text()).not.toContain('Oak 1')
  expect(rowCount()).toBe('-1')
  all.turn('fair')
  await opened.sees('Oak 1')
  expect(rowCount()).toBe('5')
})

it('keeps the first units where the others do not come, says so, and tries again', async () => {
  const all = new Network({}, { '/api/calendar': whole })
  all.turn('gone')
  const opened = open(all)
  await opened.sees('The server can’t be reached.')
  expect(opened.text()).toContain('Lime 1')
  all.turn('fair')
  const retry = await opened.find('button', 'Try again')
  retry.click()
  await opened.sees('Oak 1')
  await opened.gone('The server can’t be reached.')
})

it('leaves the focus in the grid when rows that come before its own take its place', async () => {
  const before = sampleUnit({ id: 'u0', groupId: 'g0', group: 'Ash Court', name: 'Ash 1' })
  const all = new Network({}, { '/api/calendar': { ...whole, units: [before, ...units] } })
  all.turn('silent')
  const opened = open(all)
  await opened.sees('Lime 1')
  const cell = document.querySelector<HTMLElement>('[role="grid"] [data-cursor]')
  cell?.focus()
  expect(document.activeElement).toBe(cell)
  all.turn('fair')
  await opened.sees('Ash 1')
  expect(cell?.isConnected).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('[role="grid"] [data-cursor]'))
})
