import { expect, it, vi } from 'vitest'
import { loadMessages, readMessages, withTexts } from './messages.ts'

vi.mock('virtual:text-bundles', () => {
  const bundle = (texts: object) => () => Promise.resolve({ default: texts })
  const bundles = {
    core: bundle({ ui: { close: 'Close' }, calendar: { today: 'Today' } }),
    calendar: bundle({ calendar: { zoom: 'Zoom' } }),
  }
  return { languages: { en: () => Promise.resolve({ bundles }) } }
})

it('adds the texts of a page to those that are there, without telling what is in sight of anything new', async () => {
  await loadMessages('en')
  const before = readMessages('en')
  const shown = before.calendar
  await withTexts(Promise.resolve({}), ['calendar'])
  expect(readMessages('en')).toBe(before)
  expect(before).toEqual({ ui: { close: 'Close' }, calendar: { today: 'Today', zoom: 'Zoom' } })
  // Whoever has read the area finds them as well.
  expect(before.calendar).toBe(shown)
})
