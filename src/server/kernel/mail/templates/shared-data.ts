import type { Day } from '../../../../domain/kernel/day.ts'

/** Who writes about which stay to whom. */
export interface StayData {
  /** First name of the recipient. */
  firstName: string
  /** Name of the other side. */
  otherName: string
  listingName: string
  from: Day
  to: Day
  /** Path of the page that the button opens, with its language prefix. */
  path: string
}
