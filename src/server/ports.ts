import { payoutChoice } from './listings/content/payout-choice.ts'
import { waitingRequests } from './listings/occupancy/waiting.ts'
import { orderedFeeDocuments } from './money/invoices/order-actions.ts'
import { chosenWithListing } from './money/payouts/listing-choice.ts'
import { scheduledDues } from './money/dues/schedule-dues.ts'
import { orderedTenantRefunds } from './money/refunds/cancellation-refunds.ts'
import { toldByPush } from './notifications/push/send-actions.ts'
import { accountInHand } from './people/accounts/account-in-hand.ts'
import { type DemoServers, demoServers } from './people/demo-visits/port.ts'
import { identityDecided } from './people/identity/decided.ts'
import { powerEnded } from './people/powers/end-actions.ts'
import { recoveryAtLogin } from './people/recovery/end-actions.ts'
import { recoveryTold } from './people/recovery/mails.ts'
import { graphOfServer } from './public/mcp/tool.ts'
import { feeDocuments } from './rentals/bookings/fee-documents.ts'
import { tenantDues } from './rentals/bookings/tenant-dues.ts'
import { tenantRefunds } from './rentals/bookings/tenant-refunds.ts'
import { waitingRequestsOfRentals } from './rentals/lifecycle/waiting-requests.ts'
import { signingsOfPower } from './rentals/signing/external-signer.ts'
import { personsGoOn } from './rentals/tenant-documents/go-on.ts'

// Where an earlier area needs something done that only a later one can do, they meet here.
waitingRequests.fill(waitingRequestsOfRentals)
feeDocuments.fill(orderedFeeDocuments)
payoutChoice.fill(chosenWithListing)
tenantDues.fill(scheduledDues)
identityDecided.fill(personsGoOn)
accountInHand.fill(recoveryAtLogin)
recoveryTold.fill(toldByPush)
powerEnded.fill(signingsOfPower)
tenantRefunds.fill(orderedTenantRefunds)
graphOfServer.fill(readSchema)
demoServers.fill(readWhenAsked())

// Read when somebody asks: workers never do.
async function readSchema() {
  return (await import('./schema.ts')).schema
}

// Each is the whole server again, which this is part of.
async function readDemoServers(): Promise<DemoServers> {
  return (await import('./demo-visits.ts')).demoServersHere
}

function readWhenAsked(): DemoServers {
  return {
    make: async (...given) => (await readDemoServers()).make(...given),
    logIn: async (...given) => (await readDemoServers()).logIn(...given),
    find: async (...given) => (await readDemoServers()).find(...given),
    remove: async (...given) => (await readDemoServers()).remove(...given),
    end: async (...given) => (await readDemoServers()).end(...given),
    listLeft: async (...given) => (await readDemoServers()).listLeft(...given),
    stopAll: async (...given) => (await readDemoServers()).stopAll(...given),
  }
}
