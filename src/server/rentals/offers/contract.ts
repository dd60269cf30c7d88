import type { CleaningFeeFrequency, TimeOfPayment } from '../../../domain/catalogue/contracts.ts'
import type { InvoiceCalculationMethod } from '../../../domain/catalogue/invoices.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { DEFAULT_TIME_OF_PAYMENT } from '../../../domain/rentals/contract-choice.ts'
import { type Day, type Stay, parseDay } from '../../../domain/kernel/day.ts'

/** Everything that a contract says; amounts in minor units. */
export interface ContractData {
  language: Language
  /** The number people use for the request, such as M-48213. */
  reference: string
  contractName: string
  type: 'b2b' | 'b2c'
  isOnlineSigning: boolean
  methodOfBooking: string
  landlord: { name: string; email: string; companyName: string; address: string }
  tenant: { name: string; email: string; companyName: string }
  unit: {
    name: string
    /** Where in its building it is; empty where nobody said so. */
    location: string
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
  calculationMethod: InvoiceCalculationMethod
  currency: string
  houseRules: string
  timeOfPayment: TimeOfPayment
  /** Once or per hour, as the frequency says; 0 for none. */
  cleaningFee: number
  cleaningFeeFrequency: CleaningFeeFrequency
  /** Under which the town has registered the apartment; empty for none. */
  registrationNumber: string
  /** The contract that this one prolongs; null for a first one. */
  annexTo: AnnexedContract | null
  /** Who is to sign for the landlord with a power of attorney; null: the landlord, or whoever signs online here. */
  agent: { name: string; powerGivenOn: Day } | null
  madeAt: Temporal.Instant
}

/** A contract that another one prolongs. */
export interface AnnexedContract extends Stay {
  reference: string
  madeOn: Day
}

/** One signature as the trail shows it. */
export interface ContractSignature {
  role: 'LANDLORD' | 'TENANT'
  name: string
  email: string
  /** Empty for a drawn one. */
  typedName: string
  /** The strokes, see domain/drawn-signature.ts; null for a typed one. */
  drawnSignature: string | null
  consentText: string
  openedAt: Temporal.Instant | null
  signedAt: Temporal.Instant
  ipAddress: string
  userAgent: string
  documentSha256: string
  /** By which somebody else signed for the landlord; null: the party itself. */
  power: { landlordName: string; givenOn: Day } | null
}

/** A contract's data as JSON keeps them: days and instants as text. */
export type PackedContract = Omit<ContractData, 'stay' | 'madeAt' | 'annexTo' | 'agent'> & {
  stay: { from: string; to: string }
  madeAt: string
  annexTo: { reference: string; madeOn: string; from: string; to: string } | null
  agent: { name: string; powerGivenOn: string } | null
}

/** The data to keep with the offer. */
export function packContract(data: ContractData): PackedContract {
  const { from, to } = data.stay
  const { annexTo } = data
  return {
    ...data,
    stay: { from, to },
    madeAt: data.madeAt.toString(),
    annexTo: annexTo && {
      reference: annexTo.reference,
      madeOn: annexTo.madeOn,
      from: annexTo.from,
      to: annexTo.to,
    },
  }
}

/** What contracts of a former release did not say. */
const FORMERLY = {
  timeOfPayment: DEFAULT_TIME_OF_PAYMENT,
  cleaningFee: 0,
  cleaningFeeFrequency: 'ONE_TIME',
  registrationNumber: '',
  annexTo: null,
  agent: null,
} as const

const FORMER_UNIT = { location: '' } as const

const FORMER_LANDLORD = { companyName: '', address: '' } as const

/** The data as they were kept. */
export function unpackContract(packed: PackedContract): ContractData {
  const { annexTo, agent, ...kept } = { ...FORMERLY, ...packed }
  return {
    ...kept,
    landlord: { ...FORMER_LANDLORD, ...kept.landlord },
    unit: { ...FORMER_UNIT, ...kept.unit },
    stay: stayOf(packed.stay),
    madeAt: Temporal.Instant.from(packed.madeAt),
    annexTo: annexTo && {
      reference: annexTo.reference,
      madeOn: parseDay(annexTo.madeOn),
      ...stayOf(annexTo),
    },
    agent: agent && { name: agent.name, powerGivenOn: parseDay(agent.powerGivenOn) },
  }
}

function stayOf(packed: { from: string; to: string }): Stay {
  return { from: parseDay(packed.from), to: parseDay(packed.to) }
}
