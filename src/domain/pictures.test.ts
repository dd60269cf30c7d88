import { describe, expect, test } from 'vitest'
import { avifOf, movedPicture, orderedPictures, pictureUrl } from './pictures.ts'

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
  ])('know no AVIF of %s', (url) => {
    expect(avifOf(url)).toBeNull()
  })
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
