import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf } from './calendar-entries.ts'
import { sampleUnit } from './calendar.test-data.ts'
import { dayNumber, parseDay } from '../../domain/kernel/day.ts'
import { heightOf, rowsOf } from './timeline-rows.ts'
import { dayAt, widthOf, ZOOMS } from './timeline-scale.ts'
import { partInSight, visiblePart } from './visible-part.ts'

const span = { from: dayNumber(parseDay('2026-10-01')), to: dayNumber(parseDay('2028-05-31')) }
const units = Array.from({ length: 1000 }, (_, at) => sampleUnit({ id: `u${at}`, name: `Unit ${at}` }))
const answer = {
  today: parseDay('2026-11-21'),
  from: parseDay('2026-10-01'),
  to: parseDay('2028-05-31'),
  units,
  candidates: [],
  more: 0,
}
const rows = rowsOf(entriesOf(answer, 0, 'en'), false)

test('whatever is in sight is in the document, and not much more', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZOOMS),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (zoom, x, y) => {
        const sight = {
          left: x * Math.max(0, widthOf(span, zoom) - 1100),
          top: y * (heightOf(rows) - 700),
          width: 1100,
          height: 700,
        }
        const part = visiblePart(sight, rows, span, zoom)
        expect(part.from).toBeLessThanOrEqual(dayAt(sight.left, span, zoom))
        expect(part.to).toBeGreaterThanOrEqual(dayAt(sight.left + sight.width, span, zoom))
        const inSight = rows.filter(
          ({ top, height }) => top < sight.top + sight.height && top + height > sight.top,
        )
        expect(rows.slice(part.firstRow, part.lastRow + 1)).toEqual(expect.arrayContaining(inSight))
        const first = partInSight(sight, rows, span, zoom)
        expect(rows.slice(first.firstRow, first.lastRow + 1)).toEqual(expect.arrayContaining(inSight))
        expect(first.lastRow - first.firstRow).toBeLessThan(20)
        expect([first.from, first.to]).toEqual([
          dayAt(sight.left, span, zoom),
          dayAt(sight.left + sight.width, span, zoom),
        ])
        expect(part.lastRow - part.firstRow).toBeLessThan(45)
      },
    ),
  )
})
