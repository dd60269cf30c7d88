import { expect, test } from 'vitest'
import { followed, wrote } from './map-turns.ts'

const start = { known: '', written: [], turn: 0 }

test('what the map writes and the address repeats turns nothing', () => {
  const moved = wrote(start, '1,2,3,4', 0)
  const echoed = followed(moved, '1,2,3,4')
  expect(echoed).toEqual({ known: '1,2,3,4', written: [], turn: 0 })
})

test('a map that was moved twice before the address says the first is left where it is', () => {
  const twice = wrote(wrote(start, 'a', 0), 'b', 0)
  const first = followed(twice, 'a')
  expect(first).toEqual({ known: 'a', written: ['b'], turn: 0 })
  expect(followed(first, 'b').turn).toBe(0)
})

test('Back, a link and a window that is taken away turn the map', () => {
  const moved = followed(wrote(start, 'a', 0), 'a')
  expect(followed(moved, 'b')).toEqual({ known: 'b', written: [], turn: 1 })
  expect(followed(moved, '').turn).toBe(1)
  // Also while something is under way, which is then forgotten.
  expect(followed(wrote(moved, 'c', 0), '')).toEqual({ known: '', written: [], turn: 1 })
})

test('nothing is written twice', () => {
  const moved = wrote(start, 'a', 0)
  expect(wrote(moved, 'a', 0)).toBe(moved)
  const echoed = followed(moved, 'a')
  expect(wrote(echoed, 'a', 0)).toBe(echoed)
  expect(followed(echoed, 'a')).toBe(echoed)
})

test('what the map was about to write is forgotten once Back has turned it', () => {
  const back = followed(followed(wrote(start, 'a', 0), 'a'), '')
  expect(back.turn).toBe(1)
  expect(wrote(back, 'b', 0)).toBe(back)
  expect(wrote(back, 'b', 1).written).toEqual(['b'])
})
