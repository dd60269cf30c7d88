import { randomUUID } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { veriffIdentity } from './veriff.ts'

/** The product itself: pictures are handed in on our own page, and staff decide. */
const ownIdentity: IdentityProvider = {
  name: 'MEZZO',
  isTest: false,
  open: async ({ returnUrl }) => ({ sessionId: randomUUID(), url: returnUrl }),
  read: null,
  remove: null,
}

/** Who verifies identities that begin now: the external provider where there is access to it, else the product itself. */
export function identityProvider(config: Pick<Config, 'veriff'>): IdentityProvider {
  return config.veriff ? veriffIdentity(config.veriff) : ownIdentity
}
