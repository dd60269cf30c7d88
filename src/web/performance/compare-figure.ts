/** How a figure compares with that of a year before; the size is a share, or whole percentage points. */
export interface FigureChange {
  direction: 'More' | 'Less' | 'Same'
  size: number
}

/** The change of a figure; null where one of the two is not known. What would be written as nothing is the same. */
export function compareFigure(figure: {
  now: number | null
  before: number | null
  kind: 'points' | 'share'
}): FigureChange | null {
  const { now, before, kind } = figure
  if (now === null || before === null || (kind === 'share' && before === 0)) return null
  const difference = now - before
  const size = kind === 'points' ? Math.round(Math.abs(difference) * 100) : Math.abs(difference) / before
  if (kind === 'points' ? size === 0 : size < 0.005) return { direction: 'Same', size: 0 }
  return { direction: difference > 0 ? 'More' : 'Less', size }
}
