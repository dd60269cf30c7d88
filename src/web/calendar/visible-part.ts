import { rowAt, type Row } from './timeline-rows.ts'
import { dayAt, type DaySpan, type Zoom } from './timeline-scale.ts'

/** The part of the timeline that is in the document: rows by index and days, all inclusive. */
export interface VisiblePart extends DaySpan {
  firstRow: number
  lastRow: number
}

/** What is in sight, in pixels of the rows and days, names and head not counted. */
export interface Sight {
  left: number
  top: number
  width: number
  height: number
}

// What lies this near to the sight is in the document too; its edges move in steps, so that most scrolling changes nothing.
const STEP = 400
const ROWS_AROUND = 6
const ROW_STEP = 4

/** The part that a sight needs, wider than it on each side. */
export function visiblePart(sight: Sight, rows: readonly Row[], span: DaySpan, zoom: Zoom): VisiblePart {
  const first = rowAt(rows, sight.top) - ROWS_AROUND
  const last = rowAt(rows, sight.top + sight.height) + ROWS_AROUND
  return {
    firstRow: Math.max(0, Math.floor(first / ROW_STEP) * ROW_STEP),
    lastRow: Math.min(rows.length - 1, Math.ceil(last / ROW_STEP) * ROW_STEP),
    from: dayAt(Math.floor((sight.left - STEP / 2) / STEP) * STEP, span, zoom),
    to: dayAt(Math.ceil((sight.left + sight.width + STEP / 2) / STEP) * STEP, span, zoom),
  }
}

/** The part that is in sight alone: what is drawn first, since drawing what lies around it takes as long again. */
export function partInSight(sight: Sight, rows: readonly Row[], span: DaySpan, zoom: Zoom): VisiblePart {
  return {
    firstRow: rowAt(rows, sight.top),
    lastRow: rowAt(rows, sight.top + sight.height),
    from: dayAt(sight.left, span, zoom),
    to: dayAt(sight.left + sight.width, span, zoom),
  }
}

/** Whether two parts are the same. */
export function isSamePart(a: VisiblePart, b: VisiblePart): boolean {
  return a.firstRow === b.firstRow && a.lastRow === b.lastRow && a.from === b.from && a.to === b.to
}
