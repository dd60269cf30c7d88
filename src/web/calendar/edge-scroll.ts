/** Near to an edge of the sight a drag scrolls along. */
export const EDGE_PIXELS = 36

/** A drag that began near to an edge means it once it has gone so far towards it; less is a hand that isn't quite still. */
const TOWARDS_PIXELS = 10

/** What is in sight along one axis, in pixels. */
export interface Sight {
  start: number
  end: number
}

/** Which edge a place is near to: -1 for the start, 1 for the end, 0 for none. */
export function edgeNear(at: number, sight: Sight): -1 | 0 | 1 {
  if (at > sight.end - EDGE_PIXELS) return 1
  return at < sight.start + EDGE_PIXELS ? -1 : 0
}

/**
 * Which way a drag along one axis scrolls. One that began near to an edge and goes parallel to it scrolls nothing: a block
 * that is moved sideways in the last row in sight stays in its row.
 */
export function scrollDirection(
  drag: {
    began: number
    now: number
    /** It has been near to no edge since it began. */
    hasLeft: boolean
  },
  sight: Sight,
): -1 | 0 | 1 {
  const edge = edgeNear(drag.now, sight)
  if (edge === 0 || drag.hasLeft) return edge
  return (drag.now - drag.began) * edge > TOWARDS_PIXELS ? edge : 0
}
