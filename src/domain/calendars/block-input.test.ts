import { expect, it } from 'vitest'
import { blockProblems, canChangeBlock, findBlockReason } from './block-input.ts'
import { BLOCK_REASONS, BLOCK_SOURCES } from '../catalogue/calendars.ts'
import { MAX_STAY_YEARS } from '../kernel/constants.ts'
import { addDays, addMonths, parseDay } from '../kernel/day.ts'
import { NOTE_MAX_LENGTH } from '../kernel/text-limits.ts'

const from = parseDay('2027-01-01')
const fine = { from, to: from, reason: BLOCK_REASONS[0], note: '' }
const last = addMonths(from, 12 * MAX_STAY_YEARS)

it.each([
  ['nothing of a single day', {}, {}],
  ['nothing of the longest', { to: last }, {}],
  ['its end of one that is longer', { to: addDays(last, 1) }, { to: 'blocks.to.long' }],
  ['its end of one that ends before it begins', { to: addDays(from, -1) }, { to: 'blocks.to.beforeFrom' }],
  ['a reason that nobody knows', { reason: 'WEATHER' }, { reason: 'blocks.reason.invalid' }],
  ['nothing of the longest note', { note: 'x'.repeat(NOTE_MAX_LENGTH) }, {}],
  ['a longer note', { note: 'x'.repeat(NOTE_MAX_LENGTH + 1) }, { note: 'blocks.note.long' }],
  ['a note that can’t be stored', { note: 'a\0b' }, { note: 'blocks.note.long' }],
  [
    'all of it at once',
    { to: addDays(from, -1), reason: '', note: '\0' },
    { to: 'blocks.to.beforeFrom', reason: 'blocks.reason.invalid', note: 'blocks.note.long' },
  ],
])('wrong with a block is %s', (_, change, problems) => {
  expect(blockProblems({ ...fine, ...change })).toEqual(problems)
})

it('a reason is one of the catalogue', () => {
  expect(BLOCK_REASONS.map(findBlockReason)).toEqual(BLOCK_REASONS)
  expect(findBlockReason('WEATHER')).toBeUndefined()
})

it('only the landlord’s own blocks are changed by hand', () => {
  for (const source of BLOCK_SOURCES) {
    const isOwn = source === 'own'
    expect(canChangeBlock(source)).toMatchObject({ value: isOwn, reason: isOwn ? null : 'IMPORTED_BLOCK' })
  }
})
