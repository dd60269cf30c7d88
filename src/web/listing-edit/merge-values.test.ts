import { describe, expect, it } from 'vitest'
import { changedFields, isSame, mergeValues } from './merge-values.ts'

const base = { name: 'Loft', area: 40, title: { de: 'Loft', en: 'Loft' } }

describe('two versions of a step', () => {
  it.each([
    ['only we changed', { ...base, area: 41 }, base, { ...base, area: 41 }, []],
    ['only they changed', base, { ...base, area: 42 }, { ...base, area: 42 }, []],
    [
      'each changed another field',
      { ...base, area: 41 },
      { ...base, name: 'Flat' },
      { ...base, area: 41, name: 'Flat' },
      [],
    ],
    ['both changed it to the same', { ...base, area: 41 }, { ...base, area: 41 }, { ...base, area: 41 }, []],
    [
      'both changed it to something else',
      { ...base, area: 41 },
      { ...base, area: 42 },
      { ...base, area: 41 },
      ['area'],
    ],
    [
      'each changed another language',
      { ...base, title: { de: 'Helles Loft', en: 'Loft' } },
      { ...base, title: { de: 'Loft', en: 'Bright loft' } },
      { ...base, title: { de: 'Helles Loft', en: 'Bright loft' } },
      [],
    ],
    [
      'both changed one language',
      { ...base, title: { de: 'Helles Loft', en: 'Loft' } },
      { ...base, title: { de: 'Loft am Park', en: 'Loft' } },
      { ...base, title: { de: 'Helles Loft', en: 'Loft' } },
      ['title.de'],
    ],
  ])('%s', (_, mine, theirs, merged, conflicts) => {
    expect(mergeValues(base, mine, theirs)).toMatchObject({ mine: merged, conflicts })
  })

  it('keep their value in their version where both changed a field, and ours where only we did', () => {
    const mine = { ...base, area: 41, name: 'Flat' }
    const { theirs } = mergeValues(base, mine, { ...base, area: 42 })
    expect(theirs).toEqual({ ...base, area: 42, name: 'Flat' })
  })

  it('leave out what one side took away', () => {
    const { mine, conflicts } = mergeValues<Record<string, unknown>>(
      base,
      { ...base, title: { en: 'Loft' } },
      base,
    )
    expect([mine.title, conflicts]).toEqual([{ en: 'Loft' }, []])
  })
})

it('takes blanks around a text and the order of keys for no change', () => {
  expect(isSame({ a: ' x', b: [1] }, { b: [1], a: 'x ' })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(changedFields(base, { ...base, name: 'Loft ', area: null })).toEqual(['area'])
})
