import { calendarsCalls } from './calendars.ts'
import { contractsCalls } from './contracts.ts'
import { listingsCalls } from './listings.ts'
import { moneyCalls } from './money.ts'
import { payoutDataCalls } from './payout-data.ts'
import { handoverCalls } from './handovers.ts'
import { holdsCalls } from './holds.ts'
import { keyHandoversCalls } from './key-handovers.ts'
import { peopleCalls } from './people.ts'
import { placesCalls } from './places.ts'
import { reportsCalls } from './reports.ts'
import { requestsCalls } from './requests.ts'
import type { Calls } from './stages.ts'
import { staysCalls } from './stays.ts'

/** The mutations about money and stays, of which a hundred come at once. */
export const MONEY_AND_STAYS: Calls = {
  ...calendarsCalls,
  ...contractsCalls,
  ...moneyCalls,
  ...payoutDataCalls,
  ...requestsCalls,
  ...staysCalls,
}

/** One story for every mutation that takes a key; repeated-calls.test.ts says when one is missing. */
export const CALLS: Calls = {
  ...MONEY_AND_STAYS,
  ...listingsCalls,
  ...peopleCalls,
  ...handoverCalls,
  ...holdsCalls,
  ...keyHandoversCalls,
  ...placesCalls,
  ...reportsCalls,
}
