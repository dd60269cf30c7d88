import { createContext, createElement, Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import type { Bootstrap } from '../bootstrap.ts'
import { useTimeZone } from '../shared/use-time-zone.ts'
import { BootstrapContext } from '../shared/viewer.ts'
import { takeOver } from '../take-over.tsx'
import { InBrowser, useInBrowser } from '../ui/use-in-browser.ts'

const Zone = createContext('')

const bootstrap: Bootstrap = {
  viewer: null,
  language: 'en',
  demo: false,
  demoLogins: [],
  origin: '',
  featureFlags: [],
  drawn: { phone: false, timeZone: 'Pacific/Kiritimati', at: 0 },
}

/** React gives way after five milliseconds of work. */
const ROW_MILLISECONDS = 6

const ROWS = [0, 1, 2, 3]

test('a page that is drawn otherwise in the browser is taken over in pieces, and shows its own afterwards', async () => {
  const turn = countTurns()
  const drawn = new Map<string, number[]>()
  function Frame() {
    const rows = ROWS.map((row) => createElement(Row, { key: row }))
    return createElement(Zone, { value: useTimeZone() }, createElement(Suspense, null, rows))
  }
  function Row() {
    const text = `${use(Zone)}, ${useInBrowser() ? 'taken over' : 'as written'}`
    drawn.set(text, [...(drawn.get(text) ?? []), turn()])
    work()
    return createElement('p', null, text)
  }
  const app = createElement(BootstrapContext, { value: bootstrap }, createElement(Frame))
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(createElement(InBrowser, { value: false }, app))
  const written = root.querySelector('p')
  drawn.clear()
  await takeOver(root, app)
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  await expect.poll(() => root.querySelector('p')?.textContent).toBe(`${own}, taken over`)
  expect(root.querySelector('p')).toBe(written)
  expect([...drawn.keys()]).toEqual(['Pacific/Kiritimati, as written', `${own}, taken over`])
  for (const turns of drawn.values()) {
    expect(turns).toHaveLength(ROWS.length)
    expect(new Set(turns).size).toBeGreaterThan(1)
  }
})

function work() {
  const end = performance.now() + ROW_MILLISECONDS
  while (performance.now() < end);
}

/** Counts how often the browser got its turn. */
function countTurns(): () => number {
  let turns = 0
  const next = () => {
    turns++
    immediate = setImmediate(next)
  }
  let immediate = setImmediate(next)
  onTestFinished(() => {
    clearImmediate(immediate)
  })
  return () => turns
}
