/** A place on the screen, in pixels. */
export interface Point {
  x: number
  y: number
}

/** Where a photo lies on the screen, in pixels. */
export interface Box extends Point {
  width: number
  height: number
}

/** Held this near to the top or the bottom of the window a photo scrolls the page. */
export const EDGE_PIXELS = 90

/** Pixels that the page scrolls in a frame when a photo is held at the very edge. */
const FASTEST_PIXELS = 18

/** A photo that is lifted near to an edge means it once it has gone so far towards it. */
const TOWARDS_PIXELS = 10

/** The place in the order that lies below a point, or next to it; boxes are in that order. */
export function placeAt(point: Point, boxes: readonly Box[]): number {
  const distances = boxes.map((box) => distanceTo(box, point))
  return distances.indexOf(Math.min(...distances))
}

function distanceTo({ x, y, width, height }: Box, point: Point): number {
  const beside = Math.max(x - point.x, 0, point.x - x - width)
  const above = Math.max(y - point.y, 0, point.y - y - height)
  return Math.hypot(beside, above)
}

/** How far the page scrolls in the next frame while a photo is held: quicker towards the edge, 0 away from both. */
export function edgeScroll(
  drag: {
    /** Where it was lifted and where it is, from the top of the window. */
    began: number
    now: number
    /** It has been near to no edge since it was lifted. */
    hasLeft: boolean
  },
  windowHeight: number,
): number {
  const edge = drag.now > windowHeight / 2 ? 1 : -1
  const depth = EDGE_PIXELS - (edge === 1 ? windowHeight - drag.now : drag.now)
  if (depth <= 0) return 0
  if (!drag.hasLeft && (drag.now - drag.began) * edge < TOWARDS_PIXELS) return 0
  return edge * Math.ceil((FASTEST_PIXELS * Math.min(depth, EDGE_PIXELS)) / EDGE_PIXELS)
}
