import { drawnLater } from './drawn-later.tsx'

/** A magnifying glass before a row of doors, for a search that finds nothing. */
export const NoResultsIllustration = drawnLater(
  async () => (await import('./no-results-strokes.tsx')).NoResultsStrokes,
)
