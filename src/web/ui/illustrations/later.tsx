import { drawnLater } from './drawn-later.tsx'

/** An armchair, a lamp and a cup of tea: nothing needs you. */
export const AllDoneIllustration = drawnLater(
  async () => (await import('./all-done-strokes.tsx')).AllDoneStrokes,
)

/** A letter box with nothing in it, for an inbox without requests. */
export const EmptyInboxIllustration = drawnLater(
  async () => (await import('./empty-inbox-strokes.tsx')).EmptyInboxStrokes,
)

/** A plot between two houses, where the first listing will stand. */
export const NoListingsIllustration = drawnLater(
  async () => (await import('./no-listings-strokes.tsx')).NoListingsStrokes,
)

/** A magnifying glass before a row of doors, for a search that finds nothing. */
export const NoResultsIllustration = drawnLater(
  async () => (await import('./no-results-strokes.tsx')).NoResultsStrokes,
)

/** Stairs to a door that leads nowhere, for an address without a page. */
export const NotFoundIllustration = drawnLater(
  async () => (await import('./not-found-strokes.tsx')).NotFoundStrokes,
)

/** A dark house beside its loose plug, for a server that does not answer. */
export const ServerGoneIllustration = drawnLater(
  async () => (await import('./server-gone-strokes.tsx')).ServerGoneStrokes,
)
