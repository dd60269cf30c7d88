import type { ContractGap, ContractType } from '../catalogue/contracts.ts'
import type { Language } from '../catalogue/language.ts'
import type { LocalizedText } from '../kernel/text.ts'

/** What is known for a contract. */
export interface ContractSources {
  contractName: string
  country: string
  language: Language
  type: ContractType
  isTemplateSupported: boolean
  hasOwnContract: boolean
  companyName: string
  landlordAddress: string | null
  registrationNumber: string | null
  hasEnergyCertificate: boolean
  listingHouseRules: LocalizedText
  /** As they stand in this contract. */
  houseRules: string
}

/** Something that a contract lacks; without a required one it can't be made. */
export interface MissingDatum {
  gap: ContractGap
  required: boolean
}

/** What a contract lacks, what it can't be made without first; nothing of it matters for a document of the landlord's own. */
export function contractGaps(sources: ContractSources): MissingDatum[] {
  if (sources.hasOwnContract) return []
  const missing: MissingDatum[] = []
  if (!sources.isTemplateSupported) missing.push({ gap: 'OWN_CONTRACT', required: true })
  if (sources.type === 'b2b' && sources.companyName === '') {
    missing.push({ gap: 'COMPANY_NAME', required: true })
  }
  if (!sources.landlordAddress) missing.push({ gap: 'LANDLORD_ADDRESS', required: false })
  if (sources.contractName === 'FRANCE_SHORT_TERM_RENTAL' && !sources.registrationNumber) {
    missing.push({ gap: 'REGISTRATION_NUMBER', required: false })
  }
  if (needsEnergyCertificate(sources) && !sources.hasEnergyCertificate) {
    missing.push({ gap: 'ENERGY_CERTIFICATE', required: false })
  }
  if (lacksRulesInLanguage(sources)) missing.push({ gap: 'HOUSE_RULES_IN_LANGUAGE', required: false })
  return missing
}

// Germany: section 80 GEG; Austria: EAVG 2012; France: article 3-3 of law 89-462, which seasonal lettings are not under.
function needsEnergyCertificate({ country, contractName }: ContractSources): boolean {
  if (country === 'FR') return contractName !== 'FRANCE_SHORT_TERM_RENTAL'
  return country === 'DE' || country === 'AT'
}

function lacksRulesInLanguage({ listingHouseRules, language, houseRules }: ContractSources): boolean {
  if (listingHouseRules[language]) return false
  const others = Object.values(listingHouseRules).filter(Boolean)
  return others.length > 0 && (houseRules === '' || others.includes(houseRules))
}
