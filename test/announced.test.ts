import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { webhookEventOfAction } from '../src/domain/notifications/webhook-events.ts'

const root = join(import.meta.dirname, '..')

/** What programs are not told of: looks, reminders, documents and payments of the tenant, and steps of what they are told. */
const UNTOLD =
  `sendBookingRequest requestExtension markListingRequestViewed makeOffer sealContract confirmBooking prepareContract
  handInOwnContract stopOnlineSigning changeSigner sendSigningReminder signingReminder askToExtend markRentReceived unmarkRentReceived
  confirmIncome readIncomeByHand incomeUnconfirmed chooseSolvencyMethod objectToSolvencyCheck goOnWithoutIncome
  startSolvencyCheck takeSolvencyResult handInDocument removeTenantDocument consentToDocuments revokeDocumentConsent
  refuseTenantDocument verifyTenant`
    .split(/\s+/)
    .toSorted()

// A new command is one line of the table, or one here.
it('every entry that is written about a request is told to programs, or named as what they don’t need', () => {
  const files = globSync('src/server/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
  const written = files.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /(?<!function )auditRequest\((?:[^()']|\([^()]*\))*?'(\w+)'(?: : '(\w+)')?/g,
      ),
    ].flatMap(([, ...actions]) => actions.filter((action) => action !== undefined)),
  )
  const untold = [...new Set(written)].filter((action) => webhookEventOfAction(action) === null)
  expect(written.length).toBeGreaterThan(30)
  expect(untold.toSorted()).toEqual(UNTOLD)
})
