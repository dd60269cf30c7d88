import { useTranslations } from 'use-intl'
import type { OfferStatus } from '../../domain/catalogue/contracts.ts'
import { canSignInPerson, type SigningParty } from '../../domain/rentals/signing.ts'
import { useViewer } from './viewer.ts'

/** Tells how far a contract has come to one of its sides: who signs in person is called 'you', a team reads of the landlord. */
export function useOfferStatus(): (status: OfferStatus, side: SigningParty) => string {
  const t = useTranslations('offerStatus')
  const viewer = useViewer()
  return (status, side) =>
    t(status, {
      you: addressedAs(side, { role: viewer?.role ?? null, impersonation: viewer?.impersonation ?? null }),
    })
}

/** Whom a text about a signature may call 'you'. */
export function addressedAs(
  side: SigningParty,
  viewer: Parameters<typeof canSignInPerson>[1],
): SigningParty | 'NOBODY' {
  return canSignInPerson(side, viewer).value ? side : 'NOBODY'
}
