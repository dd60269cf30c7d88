import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DRAWN_SIGNATURE_MAX_LENGTH,
  DRAWN_SIGNATURE_SIZE,
  formatDrawnSignature,
  parseDrawnSignature,
} from './drawn-signature.ts'

const NAME = '10,200 60,40 110,200 160,40;200,120 260,118 320,121'

describe('a drawn signature', () => {
  it('is read as strokes of points', () => {
    const strokes = parseDrawnSignature(NAME)
    expect(strokes?.map((stroke) => stroke.length)).toEqual([4, 3])
    expect(strokes?.[1]?.[0]).toEqual({ x: 200, y: 120 })
  })

  it.each([
    ['nothing', ''],
    ['a word', 'Jana Keller'],
    ['something that draws by itself', '<svg onload="alert(1)">'],
    ['a dot', '10,10 11,10 11,11 10,11 10,10 11,11'],
    ['one short line', '10,200 400,200'],
    ['points outside of the field', NAME.replace('320,121', '1001,121')],
    ['points below the field', NAME.replace('320,121', '320,301')],
    ['negative numbers', NAME.replace('320,121', '-3,121')],
    ['fractions', NAME.replace('320,121', '3.5,121')],
    ['an empty stroke', `${NAME};;10,10`],
    ['more than anybody draws', NAME.repeat(DRAWN_SIGNATURE_MAX_LENGTH)],
  ])('is not %s', (_, text) => {
    expect(parseDrawnSignature(text)).toBeNull()
  })

  it('is the same after it was written and read again', () => {
    const { width, height } = DRAWN_SIGNATURE_SIZE
    const point = fc.record({ x: fc.integer({ min: 0, max: width }), y: fc.integer({ min: 0, max: height }) })
    const stroke = fc.array(point, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 8 }), (strokes) => {
        const text = formatDrawnSignature(strokes)
        const read = parseDrawnSignature(text)
        expect(read === null || formatDrawnSignature(read) === text).toBe(true)
        expect(read ?? strokes).toEqual(strokes)
      }),
    )
  })

  it('is kept within the field when it is drawn over the edge', () => {
    expect(formatDrawnSignature([[{ x: -4.2, y: 12.6 }], [], [{ x: 1200, y: 900 }]])).toBe('0,13;1000,300')
  })
})
