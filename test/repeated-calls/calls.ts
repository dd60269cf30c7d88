import { calendarsCalls } from './calendars.ts'
import { contractsCalls } from './contracts.ts'
import { listingsCalls } from './listings.ts'
import { moneyCalls } from './money.ts'
import { payoutDataCalls } from './payout-data.ts'
import { peopleCalls } from './people.ts'
import { requestsCalls } from './requests.ts'
import type { Calls } from './stages.ts'

/** One story for every mutation that takes a key; repeated-calls.test.ts says when one is missing. */
export const CALLS: Calls = {
  ...calendarsCalls,
  ...contractsCalls,
  ...listingsCalls,
  ...moneyCalls,
  ...payoutDataCalls,
  ...peopleCalls,
  ...requestsCalls,
}
