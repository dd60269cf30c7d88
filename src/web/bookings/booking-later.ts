import { lazy } from 'react'

// What a booking shows below its facts: apart, so that the list and the facts don't wait for it.
const loads = {
  changes: () => import('./booking-changes.tsx'),
  note: () => import('./booking-note.tsx'),
}

/** What was and can be agreed about the stay. */
export const BookingChanges = lazy(() =>
  loads.changes().then((module) => ({ default: module.BookingChanges })),
)

/** What the team notes about it for itself. */
export const BookingNote = lazy(() => loads.note().then((module) => ({ default: module.BookingNote })))
