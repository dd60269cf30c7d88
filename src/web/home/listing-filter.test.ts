import { expect, test } from 'vitest'
import { isNarrowed, readListingFilter } from './listing-filter.ts'

test.each([
  [{}, false],
  [{ q: 'tor' }, true],
  [{ q: '', city: '' }, false],
  [{ state: 'VACANT_SOON' }, true],
  [{ state: 'SOMETHING' }, false],
  [{ city: 'Wien' }, true],
  [{ state: 'MULTILISTING' }, false],
  [{ publication: 'NEVER_PUBLISHED' }, true],
  [{ publication: 'NEVER' }, false],
  [{ archived: 'yes' }, true],
  [{ incomplete: 'yes' }, true],
  [{ incomplete: 'no' }, false],
])('the filter of %j narrows: %s', (search, narrowed) => {
  expect(isNarrowed(readListingFilter(search))).toBe(narrowed)
})
