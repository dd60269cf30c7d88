import { describe, expect, test } from 'vitest'
import { PICTURE_MAX_BYTES } from './pictures.ts'
import {
  type FolderFile,
  inOrderOfNames,
  isLasting,
  type KnownFile,
  nextFolderSync,
  planFolder,
} from './photo-folder.ts'

const file = (id: string, more: Partial<FolderFile> = {}): FolderFile => ({
  id,
  hash: `hash of ${id}`,
  name: `${id}.jpg`,
  bytes: 1_000,
  ...more,
})
const taken = (id: string, more: Partial<KnownFile> = {}): KnownFile => ({
  ...file(id),
  outcome: 'TAKEN',
  refusal: null,
  isChange: false,
  pictureId: `photo of ${id}`,
  ...more,
})

describe('what a list of a folder means', () => {
  test('a new photo waits to be fetched, in any format that is taken', () => {
    const names = ['a.jpg', 'b.JPEG', 'c.png', 'd.webp', 'e.AVIF']
    const files = names.map((name) => file(name, { name }))
    const { save } = planFolder([], { files, gone: [] })
    expect(save.map(({ outcome }) => outcome)).toEqual(names.map(() => 'WAITING'))
  })

  test.each([
    [{ name: 'plan.svg' }, 'KIND'],
    [{ name: 'film.mp4' }, 'KIND'],
    [{ name: 'jpg' }, 'KIND'],
    [{ bytes: PICTURE_MAX_BYTES + 1 }, 'LARGE'],
  ] as const)('%o is not even fetched: %s', (more, refusal) => {
    const { save } = planFolder([], { files: [file('a', more)], gone: [] })
    expect(save).toEqual([
      { ...file('a', more), outcome: 'REFUSED', refusal, isChange: false, pictureId: null },
    ])
  })

  test('what is known changes nothing', () => {
    const known = [taken('a'), taken('b', { pictureId: null })]
    expect(planFolder(known, { files: [file('a'), file('b')], gone: [] })).toEqual({ save: [], forget: [] })
  })

  test('a photo that was removed here never comes back: not again, not changed, not as a copy', () => {
    const known = [taken('a', { pictureId: null })]
    const changed = planFolder(known, { files: [file('a', { hash: 'other' })], gone: [] })
    expect(changed.save).toMatchObject([{ outcome: 'TAKEN', pictureId: null, hash: 'other' }])
    const copy = planFolder(known, { files: [file('copy', { hash: 'hash of a' })], gone: [] })
    expect(copy.save).toMatchObject([{ id: 'copy', outcome: 'TAKEN', pictureId: null }])
  })

  test('a changed file replaces its photo', () => {
    const { save } = planFolder([taken('a')], { files: [file('a', { hash: 'other' })], gone: [] })
    expect(save).toMatchObject([
      { outcome: 'WAITING', hash: 'other', isChange: true, pictureId: 'photo of a' },
    ])
  })

  test('a changed file that is no photo any more is refused, and its photo stays', () => {
    const told = file('a', { hash: 'other', name: 'a.heic' })
    expect(planFolder([taken('a')], { files: [told], gone: [] }).save).toMatchObject([
      { outcome: 'REFUSED', refusal: 'KIND', pictureId: 'photo of a' },
    ])
  })

  test('a photo that is removed here while its change waits stays away', () => {
    const before: KnownFile = { ...taken('a', { pictureId: null }), outcome: 'WAITING', isChange: true }
    const { save } = planFolder([before], { files: [file('a', { hash: 'third' })], gone: ['a.jpg'] })
    expect(save).toMatchObject([{ outcome: 'TAKEN', pictureId: null, hash: 'third' }])
  })

  test('another name is no other photo', () => {
    const { save } = planFolder([taken('a')], { files: [file('a', { name: 'kitchen.jpg' })], gone: [] })
    expect(save).toEqual([taken('a', { name: 'kitchen.jpg' })])
  })

  test('two files with the same content are one photo', () => {
    const files = [file('a', { hash: 'same' }), file('b', { hash: 'same' })]
    expect(planFolder([], { files, gone: [] }).save.map(({ outcome }) => outcome)).toEqual([
      'WAITING',
      'TAKEN',
    ])
  })

  test('what leaves the folder stays here; what only waited or was refused is forgotten', () => {
    const waiting: KnownFile = { ...taken('b', { pictureId: null }), outcome: 'WAITING' }
    const refused: KnownFile = { ...taken('c', { pictureId: null }), outcome: 'REFUSED', refusal: 'LARGE' }
    const known = [taken('a'), waiting, refused]
    const gone = ['A.jpg', 'B.JPG', 'c.jpg']
    expect(planFolder(known, { files: [], gone })).toEqual({ save: [], forget: ['b', 'c'] })
    // Moved out and in again within one list.
    expect(planFolder(known, { files: [file('b')], gone }).forget).toEqual(['c'])
  })
})

test('photos come in the order of their names, numbers by their value', () => {
  const names = ['10 bath.jpg', '2 kitchen.jpg', 'a.jpg', '1 front.jpg']
  expect(inOrderOfNames(names.map((name) => file(name, { name }))).map(({ name }) => name)).toEqual([
    '1 front.jpg',
    '2 kitchen.jpg',
    '10 bath.jpg',
    'a.jpg',
  ])
})

test.each([
  [0, null, 60],
  [1, null, 15],
  [2, null, 30],
  [4, null, 120],
  [20, null, 1440],
  [1, 90, 90],
  [1, 5, 15],
] as const)(
  'after %i failures, asked to wait %s minutes, it is looked at in %i',
  (failures, wait, minutes) => {
    const now = Temporal.Instant.from('2030-01-01T00:00:00Z')
    const retryAfter = wait === null ? null : now.add({ minutes: wait })
    const next = nextFolderSync({ now, failures, retryAfter, chance: 0.5 })
    expect(now.until(next).total('minutes')).toBeCloseTo(minutes, 5)
  },
)

test('a link that leads nowhere any more is asked no more', () => {
  expect(isLasting('GONE') && isLasting('DENIED') && isLasting('NOT_A_FOLDER')).toBe(true)
  expect(isLasting('BUSY') || isLasting('UNREACHABLE')).toBe(false)
})
