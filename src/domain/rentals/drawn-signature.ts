/** The field that somebody draws a signature in is this wide and high; strokes are whole numbers within it. */
export const DRAWN_SIGNATURE_SIZE = { width: 1000, height: 300 } as const

/** The longest drawn signature, as text. */
export const DRAWN_SIGNATURE_MAX_LENGTH = 20_000

/** Points of a signature at least (our decision): fewer are a slip of the finger. */
const MIN_POINTS = 6

/** How far a signature reaches at least, so that a dot is none. */
const MIN_EXTENT = 60

/** A point of a stroke. */
export interface StrokePoint {
  x: number
  y: number
}

/** A stroke: what was drawn without lifting the pen. */
export type Stroke = readonly StrokePoint[]

const FORM = /^\d{1,4},\d{1,3}(?:[ ;]\d{1,4},\d{1,3})*$/

/**
 * Reads a drawn signature: points 'x,y' parted by spaces, strokes by semicolons. Numbers draw the same everywhere and
 * can carry nothing else. Null for what is no signature: another form, outside of the field, or too little.
 */
export function parseDrawnSignature(text: string): Stroke[] | null {
  if (text.length > DRAWN_SIGNATURE_MAX_LENGTH || !FORM.test(text)) return null
  const strokes = text.split(';').map((stroke) => stroke.split(' ').map(pointOf))
  const points = strokes.flat()
  return points.every(isInside) && points.length >= MIN_POINTS && extentOf(points) >= MIN_EXTENT
    ? strokes
    : null
}

/** Writes strokes as the text that is stored; points are rounded and kept within the field. */
export function formatDrawnSignature(strokes: readonly Stroke[]): string {
  const { width, height } = DRAWN_SIGNATURE_SIZE
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  return strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => stroke.map(({ x, y }) => `${within(x, width)},${within(y, height)}`).join(' '))
    .join(';')
}

function pointOf(text: string): StrokePoint {
  const [x, y] = text.split(',').map(Number)
  return { x: x ?? 0, y: y ?? 0 }
}

function isInside({ x, y }: StrokePoint): boolean {
  return x <= DRAWN_SIGNATURE_SIZE.width && y <= DRAWN_SIGNATURE_SIZE.height
}

function extentOf(points: readonly StrokePoint[]): number {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
