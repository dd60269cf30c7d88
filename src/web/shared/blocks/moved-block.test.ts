import { expect, test } from 'vitest'
import type {
  CalendarAnswer,
  CalendarBlock,
  CalendarUnit,
} from '../../../domain/calendars/calendar-answer.ts'
import { withBlocks, withMovedBlock, withoutBlocks } from './moved-block.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

const block: CalendarBlock = {
  id: 'b',
  from: parseDay('2027-03-01'),
  to: parseDay('2027-03-05'),
  source: 'own',
  reason: 'RENOVATION',
  note: 'Painter',
  feed: null,
  conflict: false,
  kind: 'STAY',
}

function unit(id: string, blocks: CalendarBlock[]): CalendarUnit {
  return {
    id,
    groupId: 'g',
    group: 'Group',
    partOfGroup: true,
    name: id,
    externalId: null,
    city: 'Berlin',
    published: true,
    createdOn: parseDay('2026-01-01'),
    availableFrom: parseDay('2026-01-01'),
    availableTo: null,
    takenUntil: null,
    minStay: null,
    feeds: null,
    bookings: [],
    holds: [],
    blocks,
    windowLimits: [],
  }
}

const answer: CalendarAnswer = {
  today: parseDay('2026-11-21'),
  from: parseDay('2026-10-21'),
  to: parseDay('2028-05-01'),
  units: [unit('one', [block]), unit('two', [])],
  candidates: [],
  more: 0,
}

const draft = { blockId: 'b', from: '2027-03-08', to: '2027-03-12' }

test('a block that was dropped is shown on its new days, with its reason and note', () => {
  const [one] = withMovedBlock(answer, { ...draft, listingIds: ['one'] }).units
  expect(one?.blocks).toEqual([{ ...block, from: '2027-03-08', to: '2027-03-12' }])
})

test('a block that was dropped on another unit leaves the first', () => {
  const [one, two] = withMovedBlock(answer, { ...draft, listingIds: ['two'] }).units
  expect(one?.blocks).toEqual([])
  expect(two?.blocks.map(({ id }) => id)).toEqual(['b'])
})

test('an unknown block changes nothing', () => {
  expect(withMovedBlock(answer, { ...draft, blockId: 'x', listingIds: ['one'] })).toBe(answer)
})

test('deleted blocks are gone, units without them stay the same', () => {
  const [one, two] = withoutBlocks(answer, [{ id: 'b' }]).units
  expect(one?.blocks).toEqual([])
  expect(two).toBe(answer.units[1])
})

test('blocks whose deletion failed are back as they were, once', () => {
  const own = {
    id: 'b',
    listingId: 'one',
    from: block.from,
    to: block.to,
    reason: 'RENOVATION' as const,
    note: 'Painter',
  }
  const without = withoutBlocks(answer, [own])
  expect(withBlocks(without, [own])).toEqual(answer)
  expect(withBlocks(answer, [own])).toEqual(answer)
})

test('a drop that failed is back in its unit on its days', () => {
  const moved = withMovedBlock(answer, { ...draft, listingIds: ['two'] })
  const { id, from, to, reason, note } = block
  const former = { blockId: id, listingIds: ['one'], from, to, reason: reason ?? undefined, note }
  expect(withMovedBlock(moved, former)).toEqual(answer)
})
