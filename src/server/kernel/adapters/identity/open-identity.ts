import type { Config } from '../../config/config.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { ownIdentity } from './own-identity.ts'
import { veriffIdentity } from './veriff.ts'

/** Who verifies identities that begin now: the external provider where there is access to it, else the product itself. */
export function identityProvider(config: Pick<Config, 'veriff'>): IdentityProvider {
  return config.veriff ? veriffIdentity(config.veriff) : ownIdentity
}
