import type { Language } from '../../domain/catalogue/language.ts'
import type { Stay } from '../../domain/day.ts'

/** Everything that a contract says; amounts in minor units. */
export interface ContractData {
  language: Language
  /** The number people use for the request, such as M-48213. */
  reference: string
  contractName: string
  type: 'b2b' | 'b2c'
  isOnlineSigning: boolean
  methodOfBooking: string
  landlord: { name: string; email: string }
  tenant: { name: string; email: string; companyName: string }
  unit: {
    name: string
    street: string
    streetNumber: string
    zipCode: string
    city: string
    country: string
    area: number
  }
  stay: Stay
  adults: number
  children: number
  pets: boolean
  petsDescription: string
  reasonForStay: string
  price: number
  deposit: number
  totalRent: number
  currency: string
  houseRules: string
  madeAt: Temporal.Instant
}

/** One signature as the trail shows it. */
export interface ContractSignature {
  role: 'LANDLORD' | 'TENANT'
  name: string
  email: string
  typedName: string
  consentText: string
  openedAt: Temporal.Instant | null
  signedAt: Temporal.Instant
  ipAddress: string
  userAgent: string
  documentSha256: string
}

/** A contract's data as JSON keeps them: days and instants as text. */
export type PackedContract = Omit<ContractData, 'stay' | 'madeAt'> & {
  stay: { from: string; to: string }
  madeAt: string
}

/** The data to keep with the offer. */
export function packContract(data: ContractData): PackedContract {
  const { from, to } = data.stay
  return { ...data, stay: { from: from.toString(), to: to.toString() }, madeAt: data.madeAt.toString() }
}

/** The data as they were kept. */
export function unpackContract(packed: PackedContract): ContractData {
  const from = Temporal.PlainDate.from(packed.stay.from)
  const to = Temporal.PlainDate.from(packed.stay.to)
  return { ...packed, stay: { from, to }, madeAt: Temporal.Instant.from(packed.madeAt) }
}
