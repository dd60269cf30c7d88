import { startOfAppointment } from '../../domain/people/appointment.ts'
import { tabStore } from '../shared/browser-store.ts'

/** The parts of the address with which scheduling pages send somebody back who has chosen a time. */
const STARTS = ['event_start_time', 'startTime'] as const

const KEY = 'mezzo.calendar'

/** Keeps for this tab that the person has left for the calendar: what comes back then is theirs, and is noted once. */
export function leaveForCalendar(): void {
  tabStore.write(KEY, crypto.randomUUID())
}

/** The key under which a time is noted that comes back in this tab; null where nobody has left from here. */
export function keyOfWayBack(): string | null {
  return tabStore.read(KEY)
}

/** Forgets that the person has left. */
export function forgetWayBack(): void {
  tabStore.remove(KEY)
}

/** The time that the address says was chosen, in milliseconds since 1970; null where it says none that can be understood. */
export function timeInAddress(search: Record<string, string | undefined>): number | null {
  return startOfAppointment(STARTS.flatMap((part) => search[part] ?? [])[0] ?? null)
}

/** The address without what a calendar has added, the person's name and address among it. */
export function withoutWayBack(search: Record<string, string | undefined>): Record<string, undefined> {
  return Object.fromEntries(Object.keys(search).map((part) => [part, undefined]))
}
