import { oneOf } from '../../domain/kernel/text.ts'
import {
  type ContractName,
  type TimeOfPayment,
  type CleaningFeeFrequency,
  CONTRACT_NAMES,
  TIMES_OF_PAYMENT,
  CLEANING_FEE_FREQUENCIES,
} from '../../domain/catalogue/contracts.ts'
import { type Language, LANGUAGES } from '../../domain/catalogue/language.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import type { PrepareContractInput } from '../gen/graphql.ts'
import { amountText } from '../shared/amount-text.ts'
import type { Options } from './terms-queries.ts'

/** The form as it stands; amounts as they are typed. */
export interface TermsForm {
  contractName: ContractName
  language: Language
  timeOfPayment: TimeOfPayment
  deposit: string
  cleaningFee: string
  cleaningFeeFrequency: CleaningFeeFrequency
  houseRules: string
  signing: 'ONLINE' | 'PAPER'
  document: 'OURS' | 'OWN'
  ownContractFileId: string | null
}

/** The form with the terms of the contract, of the decision, or of the listing. */
export function formOf({ terms, currency }: Options, language: string): TermsForm {
  return {
    contractName: terms.contractName,
    language: terms.language,
    timeOfPayment: terms.timeOfPayment,
    deposit: amountText(terms.deposit, currency, language),
    cleaningFee: amountText(terms.cleaningFee, currency, language),
    cleaningFeeFrequency: terms.cleaningFeeFrequency,
    houseRules: terms.houseRules,
    signing: terms.isOnlineSigning ? 'ONLINE' : 'PAPER',
    document: terms.ownContractFileId ? 'OWN' : 'OURS',
    ownContractFileId: terms.ownContractFileId ?? null,
  }
}

/** A form that was kept in the browser, or null where it is not one of these. */
export function keptForm(kept: Record<string, unknown> | null, form: TermsForm): TermsForm | null {
  if (!kept) return null
  const isAlike = Object.entries(form).every(
    ([name, value]) => name === 'ownContractFileId' || typeof kept[name] === typeof value,
  )
  const isKnown = Object.entries(CHOICES).every(([name, values]) => oneOf<string>(values, kept[name]))
  return isAlike && isKnown ? { ...form, ...kept } : null
}

// A value that there is no more would be refused as a whole.
const CHOICES = {
  contractName: CONTRACT_NAMES,
  language: LANGUAGES,
  timeOfPayment: TIMES_OF_PAYMENT,
  cleaningFeeFrequency: CLEANING_FEE_FREQUENCIES,
} as const satisfies Partial<Record<keyof TermsForm, readonly string[]>>

/** The form after a change: what the law doesn't allow goes, and the rules follow the language. */
export function changed(form: TermsForm, change: Partial<TermsForm>, options: Options): TermsForm {
  const next = { ...form, ...change }
  if (change.language && isListings(form.houseRules, options)) {
    next.houseRules = rulesIn(change.language, options) || form.houseRules
  }
  if (change.contractName && optionOf(next, options)?.maximumDeposit === 0) next.deposit = ''
  if (next.document === 'OWN') next.signing = 'PAPER'
  else if (change.document && options.hasOnlineSigning) next.signing = 'ONLINE'
  return next
}

/** The chosen contract. */
export function optionOf(form: Pick<TermsForm, 'contractName'>, options: Options) {
  return options.contracts.find(({ name }) => name === form.contractName)
}

function rulesIn(language: string, options: Options): string {
  return options.houseRules.find((rules) => rules.language === language)?.text ?? ''
}

function isListings(houseRules: string, options: Options): boolean {
  return options.houseRules.some(({ text }) => text !== '' && text === houseRules)
}

/** What the chosen contract lacks, with the form as it stands. */
export function missingIn(form: TermsForm, options: Options): Options['contracts'][number]['missing'] {
  if (form.document === 'OWN') return []
  const missing = optionOf(form, options)?.missing ?? []
  const others = missing.filter(({ gap }) => gap !== 'HOUSE_RULES_IN_LANGUAGE')
  const hasRules = options.houseRules.some(({ text }) => text !== '')
  const isForeign =
    hasRules &&
    !rulesIn(form.language, options) &&
    (form.houseRules === '' || isListings(form.houseRules, options))
  return isForeign ? [...others, { gap: 'HOUSE_RULES_IN_LANGUAGE', required: false }] : others
}

/** What is wrong with the form, as keys of contractTerms.errors; the server looks again. */
export function errorsIn(form: TermsForm, options: Options): Partial<Record<keyof TermsForm, string>> {
  const errors: Partial<Record<keyof TermsForm, string>> = {}
  const option = optionOf(form, options)
  const deposit = parseAmount(form.deposit, options.currency)
  const most = option?.maximumDeposit ?? null
  if (deposit === null) errors.deposit = 'amount.invalid'
  else if (most !== null && deposit > most) errors.deposit = most === 0 ? 'deposit.none' : 'deposit.tooHigh'
  if (parseAmount(form.cleaningFee, options.currency) === null) errors.cleaningFee = 'amount.invalid'
  if (form.document === 'OWN' && !form.ownContractFileId)
    errors.ownContractFileId = 'ownContractFileId.missing'
  if (form.document === 'OURS' && !option?.isTemplateSupported)
    errors.contractName = 'contractName.unsupported'
  return errors
}

/** The form as the server takes it; only for one without errors. */
export function inputOf(form: TermsForm, { currency }: Options): PrepareContractInput {
  return {
    contractName: form.contractName,
    language: form.language,
    timeOfPayment: form.timeOfPayment,
    deposit: parseAmount(form.deposit, currency) ?? 0,
    cleaningFee: parseAmount(form.cleaningFee, currency) ?? 0,
    cleaningFeeFrequency: form.cleaningFeeFrequency,
    houseRules: form.houseRules,
    isOnlineSigning: form.signing === 'ONLINE',
    ownContractFileId: form.document === 'OWN' ? form.ownContractFileId : null,
  }
}

/** Longest query of a draft's address: servers and proxies cut longer ones. */
const LONGEST_QUERY = 6000

/** The address of the draft of what is typed; `withoutRules` where they are too long for an address. */
export function previewOf(form: TermsForm, options: Options): { url: string; withoutRules: boolean } {
  const { ownContractFileId: _, houseRules, ...typed } = inputOf(form, options)
  const { terms } = options
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(typed)) query.set(name, String(value))
  const rules = new URLSearchParams(query)
  if (houseRules !== terms.houseRules) rules.set('houseRules', houseRules)
  const withoutRules = rules.toString().length > LONGEST_QUERY
  return { url: `${options.previewUrl}?${(withoutRules ? query : rules).toString()}`, withoutRules }
}
