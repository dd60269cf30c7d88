import { dayOf } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'
import { listSigners, type SignerRow } from '../lifecycle/signature-sql.ts'
import type { ContractSignature } from '../offers/contract.ts'

/** Both signatures of a contract as its trail shows them; throws where somebody has not signed. */
export async function signaturesOf(db: Db, offer: OfferRow): Promise<ContractSignature[]> {
  const signers = await listSigners(db, [offer.id])
  return signers.map((signer) => {
    if (!signer.signedAt || signer.documentSha256 === null) {
      throw new Error(`The ${signer.role} of offer ${offer.id} has not signed.`)
    }
    return {
      role: signer.role,
      ...whoSigned(signer, offer),
      typedName: signer.typedName ?? '',
      drawnSignature: signer.drawnSignature,
      consentText: signer.consentText ?? '',
      openedAt: signer.openedAt,
      signedAt: signer.signedAt,
      ipAddress: signer.ipAddress ?? '',
      userAgent: signer.userAgent ?? '',
      documentSha256: signer.documentSha256,
    }
  })
}

function whoSigned(signer: SignerRow, offer: OfferRow): Pick<ContractSignature, 'name' | 'email' | 'power'> {
  if (signer.role === 'TENANT')
    return { name: `${offer.tenantFirstName} ${offer.tenantLastName}`, email: offer.tenantEmail, power: null }
  const { agentName, agentEmail, powerLandlordName, powerGivenAt } = signer
  if (agentName === null || powerLandlordName === null || !powerGivenAt)
    return { name: signer.name, email: offer.landlordEmail, power: null }
  const power = { landlordName: powerLandlordName, givenOn: dayOf(powerGivenAt) }
  return { name: agentName, email: agentEmail ?? '', power }
}
