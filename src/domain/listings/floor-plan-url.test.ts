import { describe, expect, it } from 'vitest'
import { floorPlanUrlOf, parseFloorPlanUrl } from './floor-plan-url.ts'

const file = '/api/files/0b8f6f0e-7d57-4a2b-9a61-3f0d3c5b8a11'

describe('a floor plan (D5)', () => {
  it.each([
    ['a stored file', file, file],
    [
      'one of the former product',
      '/floor-plans/1588240000000-plan.pdf',
      '/floor-plans/1588240000000-plan.pdf',
    ],
    ['nothing', null, null],
    ['a file without an id', '/api/files/plan.pdf', null],
    ['a plan without its stamp', '/floor-plans/plan.pdf', null],
    ['another host', `https://elsewhere.example${file}`, null],
    ['a plan of another host', 'https://elsewhere.example/floor-plans/1588240000000-plan.pdf', null],
    ['a script', 'javascript:alert(1)', null],
    ['more than the address', `${file}/../users`, null],
  ])('%s', (_, url, shown) => {
    expect(floorPlanUrlOf(url)).toBe(shown)
  })

  it('is a file by its id, or a legacy address with the instant it was made', () => {
    expect(parseFloorPlanUrl(file)).toEqual({ fileId: '0b8f6f0e-7d57-4a2b-9a61-3f0d3c5b8a11' })
    const downloadUrl = '/floor-plans/1588240000-plan.png'
    const createdAt = Temporal.Instant.from('2020-04-30T09:46:40Z')
    expect(parseFloorPlanUrl(downloadUrl)).toEqual({ createdAt, downloadUrl })
  })
})
