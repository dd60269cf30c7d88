import { drawnLater } from './drawn-later.tsx'

/** A dark house beside its loose plug, for a server that does not answer. */
export const ServerGoneIllustration = drawnLater(
  async () => (await import('./server-gone-strokes.tsx')).ServerGoneStrokes,
)
