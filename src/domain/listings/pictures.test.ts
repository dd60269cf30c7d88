import { describe, expect, test } from 'vitest'
import {
  avifOf,
  avifSet,
  FLOOR_PLAN_MAX_BYTES,
  movedPicture,
  orderedPictures,
  PICTURE_MAX_BYTES,
  pictureSet,
  pictureUrl,
} from './pictures.ts'

describe('the addresses of a photo', () => {
  test('name its folder, size and format', () => {
    expect(pictureUrl('a1', 'small')).toBe('/api/pictures/a1/small.webp')
    expect(avifOf(pictureUrl('a1', 'large'))).toBe(pictureUrl('a1', 'large', 'avif'))
  })

  test.each([
    '/placeholder-small.webp',
    '/demo/neubau/living-small.webp',
    'https://elsewhere.example/api/pictures/a/small.webp',
    '/api/pictures/a/../small.webp',
    '/api/pictures/a/small.webp?x',
  ])('know no AVIF of %s', (url) => {
    expect(avifOf(url)).toBeNull()
  })
})

test('a page names all sizes of a photo, and the AVIF of those that have one', () => {
  const urlsOf = (start: string) => ({
    thumbnail: `${start}/thumbnail.webp`,
    small: `${start}/small.webp`,
    medium: `${start}/medium.webp`,
    large: `${start}/large.webp`,
  })
  const sizes = (start: string, format: string) =>
    ['thumbnail 160', 'small 480', 'medium 960', 'large 1600']
      .map((size) => `${start}/${size.replace(' ', `.${format} `)}w`)
      .join(', ')
  expect(pictureSet(urlsOf('/api/pictures/a'))).toBe(sizes('/api/pictures/a', 'webp'))
  expect(avifSet(urlsOf('/api/pictures/a'))).toBe(sizes('/api/pictures/a', 'avif'))
  expect(avifSet(urlsOf('/demo/living'))).toBeNull()
  const mixed = { ...urlsOf('/api/pictures/a'), small: '/demo/small.webp' }
  expect(avifSet(mixed)).toContain('/demo/small.webp 480w')
})

test('a photo may have 25 MB, a floor plan 10', () => {
  expect([PICTURE_MAX_BYTES, FLOOR_PLAN_MAX_BYTES]).toEqual([26_214_400, 10_485_760])
})

describe('the order of photos', () => {
  test.each([
    { named: ['c', 'a', 'b'], order: ['c', 'a', 'b'] },
    { named: ['b'], order: ['b', 'a', 'c'] },
    { named: [], order: ['a', 'b', 'c'] },
    { named: ['a', 'elsewhere'], order: null },
    { named: ['a', 'a'], order: null },
  ])('is $order when $named are named', ({ named, order }) => {
    expect(orderedPictures(['a', 'b', 'c'], named)).toEqual(order)
  })

  test.each([
    { to: 0, order: ['b', 'a', 'c'] },
    { to: 2, order: ['a', 'c', 'b'] },
    { to: -1, order: ['b', 'a', 'c'] },
    { to: 9, order: ['a', 'c', 'b'] },
  ])('is $order when the second goes to place $to', ({ to, order }) => {
    expect(movedPicture(['a', 'b', 'c'], 'b', to)).toEqual(order)
  })
})
