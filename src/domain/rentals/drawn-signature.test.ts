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

  it.each([
    ['six points', '0,0 10,0 20,0 30,0 40,0 60,0', true],
    ['five points', '0,0 10,0 20,0 30,0 60,0', false],
    ['as wide as it has to be', '500,9 510,9 520,9 530,9 540,9 560,9', true],
    ['a little less wide', '500,9 510,9 520,9 530,9 540,9 559,9', false],
    ['as high as it has to be', '9,200 9,210 9,220 9,230 9,240 9,260', true],
    ['a little less high', '9,200 9,210 9,220 9,230 9,240 9,259', false],
    ['the corner of the field', '0,0 10,0 20,0 30,0 40,0 1000,300', true],
  ])('of %s', (_, text, taken) => {
    expect(parseDrawnSignature(text) !== null).toBe(taken)
  })

  it('is as long as it may be, and no longer', () => {
    const points = Array.from({ length: 3500 }, (_, at) => `${10 + (at % 80)},${at % 9}`).join(' ')
    const longest = points.slice(0, DRAWN_SIGNATURE_MAX_LENGTH - 5).replace(/ [^ ]*$/, '')
    const filled = longest + ' 10,1'.repeat(Math.floor((DRAWN_SIGNATURE_MAX_LENGTH - longest.length) / 5))
    const rest = DRAWN_SIGNATURE_MAX_LENGTH - filled.length
    const exact = filled.replace(/10,1$/, `10,${'1'.repeat(1 + Math.min(rest, 2))}`)
    expect(parseDrawnSignature(exact)).not.toBeNull()
    expect(exact.length).toBe(DRAWN_SIGNATURE_MAX_LENGTH)
    expect(parseDrawnSignature(`${exact} 10,1`)).toBeNull()
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
