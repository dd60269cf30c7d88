import { drawnLater } from './drawn-later.tsx'

/** An armchair, a lamp and a cup of tea: nothing needs you. */
export const AllDoneIllustration = drawnLater(
  async () => (await import('./all-done-strokes.tsx')).AllDoneStrokes,
)
