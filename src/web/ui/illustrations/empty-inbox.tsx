import { drawnLater } from './drawn-later.tsx'

/** A letter box with nothing in it, for an inbox without requests. */
export const EmptyInboxIllustration = drawnLater(
  async () => (await import('./empty-inbox-strokes.tsx')).EmptyInboxStrokes,
)
