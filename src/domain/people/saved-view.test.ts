import { expect, test } from 'vitest'
import {
  checkSavedView,
  hasRoomForView,
  isSearch,
  SAVED_VIEW_NAME_MAX_LENGTH,
  SAVED_VIEWS_MAX,
} from './saved-view.ts'

test.each([
  ['Answers for Lindenhof', { filter: 'OPEN', groupId: 'x' }, {}],
  ['  ', {}, { name: 'savedView.nameMissing' }],
  ['a'.repeat(SAVED_VIEW_NAME_MAX_LENGTH), {}, {}],
  ['a'.repeat(SAVED_VIEW_NAME_MAX_LENGTH + 1), {}, { name: 'savedView.nameTooLong' }],
  ['Mine', ['OPEN'], { search: 'savedView.searchInvalid' }],
  ['', null, { name: 'savedView.nameMissing', search: 'savedView.searchInvalid' }],
])('a view named %j of %j is wrong in %j', (name, search, fields) => {
  expect(checkSavedView({ name, search })).toEqual(fields)
})

test.each([
  [{}, true],
  [{ filter: 'OPEN', from: '2030-01-01' }, true],
  [{ 'not a key': 'x' }, false],
  [{ filter: 1 }, false],
  [{ filter: { nested: 'x' } }, false],
  [{ search: 'x'.repeat(201) }, false],
  [Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`k${'x'.repeat(at)}`, ''])), false],
  ['filter=OPEN', false],
])('%j is a part of an address: %s', (search, expected) => {
  expect(isSearch(search)).toBe(expected)
})

test('a full list of views has room only for another version of one of them', () => {
  const kept = Array.from({ length: SAVED_VIEWS_MAX }, (_, at) => ({ name: `View ${at}` }))
  expect(hasRoomForView(kept.slice(1), 'New')).toBe(true)
  expect(hasRoomForView(kept, 'New')).toBe(false)
  expect(hasRoomForView(kept, ' view 3 ')).toBe(true)
})
