import {
  CLEANING_FEE_FREQUENCIES,
  type CleaningFeeFrequency,
  TIMES_OF_PAYMENT,
  type TimeOfPayment,
  type ContractName,
} from '../catalogue/contracts.ts'
import type { Language } from '../catalogue/language.ts'
import { CONTRACT_HOUSE_RULES_MAX_LENGTH } from '../kernel/text-limits.ts'
import {
  type ContractedStay,
  contractLanguages,
  defaultContract,
  supportedContracts,
} from './supported-contracts.ts'

/** What a landlord decides about a contract; amounts in minor units. */
export interface ContractChoice {
  contractName: ContractName
  language: Language
  timeOfPayment: TimeOfPayment
  /** Once or per hour, as the frequency says; 0 for none. */
  cleaningFee: number
  cleaningFeeFrequency: CleaningFeeFrequency
  deposit: number
  houseRules: string
  isOnlineSigning: boolean
  /** The landlord's own document instead of our text. */
  ownContractFileId: string | null
}

/** When the first payment is due unless the landlord says otherwise (our decision). */
export const DEFAULT_TIME_OF_PAYMENT: TimeOfPayment = 'RENTAL_BEGIN'

/** Highest amount that a contract may name, in minor units (our decision). */
export const MAX_CONTRACT_AMOUNT = 100_000_000

/** Documents of their own that a landlord may hand in for one request (our decision). */
export const MAX_OWN_CONTRACTS = 20

/** What the listing says about its contracts. */
export interface ListingTerms {
  price: number
  deposit: number
  finalCleaningFee: number
  onlineSigning: boolean
  /** The house rules in a language. */
  houseRulesIn: (language: Language) => string
}

/** The choice that nobody has made yet, from the listing; null when only the landlord's own contract will do. */
export function defaultContractChoice(stay: ContractedStay, listing: ListingTerms): ContractChoice | null {
  const contractName = defaultContract(stay)
  if (contractName === null) return null
  return choiceFor(contractName, stay, listing)
}

/** What the listing says for a contract of that name. */
export function choiceFor(
  contractName: ContractName,
  stay: Pick<ContractedStay, 'country'>,
  listing: ListingTerms,
): ContractChoice {
  const language = contractLanguages(stay.country)[0] ?? 'en'
  const most = maximumDeposit(contractName, stay.country, listing.price)
  return {
    contractName,
    language,
    timeOfPayment: DEFAULT_TIME_OF_PAYMENT,
    cleaningFee: listing.finalCleaningFee,
    cleaningFeeFrequency: 'ONE_TIME',
    deposit: most === null ? listing.deposit : Math.min(listing.deposit, most),
    houseRules: listing.houseRulesIn(language).slice(0, CONTRACT_HOUSE_RULES_MAX_LENGTH),
    isOnlineSigning: listing.onlineSigning,
    ownContractFileId: null,
  }
}

/**
 * The highest deposit that the law allows, in minor units; null where it sets no limit. Germany: three monthly rents
 * (section 551 BGB). France: none in a mobility lease (article 25-17 of law 89-462), two monthly rents in a furnished
 * main home (article 25-6). Italy: three (article 11 of law 392/1978).
 */
export function maximumDeposit(contractName: string, country: string, price: number): number | null {
  if (country === 'DE' || country === 'IT') return 3 * price
  if (country !== 'FR') return null
  if (contractName.startsWith('FRANCE_MOBILITY')) return 0
  return contractName === 'FRANCE_FURNISHED' ? 2 * price : null
}

const KEY = 'contractTerms.errors'

/** What is wrong with a choice, as text keys by field; nothing when it may be made. */
export function contractChoiceErrors(
  choice: ContractChoice,
  stay: ContractedStay,
  listing: { price: number; hasOnlineSigning: boolean },
): Record<string, string> {
  const errors: Record<string, string> = {}
  const contract = supportedContracts(stay).find(({ name }) => name === choice.contractName)
  const most = maximumDeposit(choice.contractName, stay.country, listing.price)
  if (!contract) errors.contractName = `${KEY}.contractName.unknown`
  else if (!contract.isTemplateSupported && choice.ownContractFileId === null) {
    errors.contractName = `${KEY}.contractName.unsupported`
  }
  if (!contractLanguages(stay.country).includes(choice.language)) errors.language = `${KEY}.language.unknown`
  if (!TIMES_OF_PAYMENT.includes(choice.timeOfPayment)) errors.timeOfPayment = `${KEY}.timeOfPayment.unknown`
  if (!CLEANING_FEE_FREQUENCIES.includes(choice.cleaningFeeFrequency)) {
    errors.cleaningFeeFrequency = `${KEY}.cleaningFeeFrequency.unknown`
  }
  if (!isAmount(choice.cleaningFee)) errors.cleaningFee = `${KEY}.amount.invalid`
  if (!isAmount(choice.deposit)) errors.deposit = `${KEY}.amount.invalid`
  else if (most !== null && choice.deposit > most) {
    errors.deposit = most === 0 ? `${KEY}.deposit.none` : `${KEY}.deposit.tooHigh`
  }
  if (choice.houseRules.length > CONTRACT_HOUSE_RULES_MAX_LENGTH) errors.houseRules = `${KEY}.houseRules.long`
  if (choice.isOnlineSigning && choice.ownContractFileId !== null) {
    errors.isOnlineSigning = `${KEY}.isOnlineSigning.ownContract`
  } else if (choice.isOnlineSigning && !listing.hasOnlineSigning) {
    errors.isOnlineSigning = `${KEY}.isOnlineSigning.unavailable`
  }
  return errors
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_CONTRACT_AMOUNT
}
