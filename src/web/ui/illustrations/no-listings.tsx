import { drawnLater } from './drawn-later.tsx'

/** A plot between two houses, where the first listing will stand. */
export const NoListingsIllustration = drawnLater(
  async () => (await import('./no-listings-strokes.tsx')).NoListingsStrokes,
)
