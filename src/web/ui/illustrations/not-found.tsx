import { drawnLater } from './drawn-later.tsx'

/** Stairs to a door that leads nowhere, for an address without a page. */
export const NotFoundIllustration = drawnLater(
  async () => (await import('./not-found-strokes.tsx')).NotFoundStrokes,
)
