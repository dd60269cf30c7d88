import { localize } from '../../../domain/kernel/text.ts'
import { contractLanguages } from '../../../domain/rentals/supported-contracts.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { GroupRow } from '../../listings/listings/sql.ts'
import type { ContractData } from './contract.ts'
import { annexedBy } from './contract-situation.ts'
import type { ChainedContract, ContractSourceRow } from './contract-sources-sql.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'

/** What only the offer knows about its contract; a preview has it from what the landlord is about to decide. */
export type ContractedOffer = Pick<
  OfferRow,
  | 'from'
  | 'to'
  | 'type'
  | 'contractName'
  | 'isOnlineSigning'
  | 'methodOfBooking'
  | 'unitName'
  | 'unitLocation'
  | 'price'
  | 'deposit'
  | 'totalRent'
  | 'currency'
  | 'language'
  | 'timeOfPayment'
  | 'cleaningFee'
  | 'cleaningFeeFrequency'
  | 'houseRules'
  | 'createdAt'
>

/** Everything that the contract of an offer says, from the request, its listing and the landlord's details. */
export function contractDataOf(
  about: { row: RequestRow; group: GroupRow; source: ContractSourceRow; chain: readonly ChainedContract[] },
  offer: ContractedOffer,
  agent: ContractData['agent'] = null,
): ContractData {
  const { row, group, source, chain } = about
  const language = offer.language ?? contractLanguages(group.country)[0] ?? 'en'
  return {
    language,
    reference: row.userFriendlyId,
    contractName: offer.contractName,
    type: offer.type,
    isOnlineSigning: offer.isOnlineSigning,
    methodOfBooking: offer.methodOfBooking,
    landlord: {
      name: `${row.landlordFirstName} ${row.landlordLastName}`,
      email: row.landlordEmail,
      companyName: source.landlordCompanyName,
      address: source.landlordAddress ?? '',
    },
    tenant: {
      name: `${row.firstName} ${row.lastName}`,
      email: row.tenantEmail,
      companyName: row.companyName,
    },
    unit: {
      name: offer.unitName,
      location: localize(offer.unitLocation, language),
      street: group.street,
      streetNumber: group.streetNumber,
      zipCode: group.zipCode,
      city: group.city,
      country: group.country,
      area: group.area,
    },
    stay: { from: offer.from, to: offer.to },
    adults: row.adults,
    children: row.children,
    pets: row.pets,
    petsDescription: row.petsDescription,
    reasonForStay: row.reasonForStay,
    price: offer.price,
    deposit: offer.deposit,
    totalRent: offer.totalRent,
    calculationMethod: row.invoiceCalculationMethod,
    currency: offer.currency,
    houseRules: offer.houseRules ?? localize(group.houseRules, language),
    timeOfPayment: offer.timeOfPayment,
    cleaningFee: offer.cleaningFee,
    cleaningFeeFrequency: offer.cleaningFeeFrequency,
    registrationNumber: source.registrationNumber ?? '',
    annexTo: annexedBy(chain, offer.contractName),
    agent,
    madeAt: offer.createdAt,
  }
}
