import { isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import * as z from 'zod/mini'
import { fieldErrors, ValidationError } from '../kernel/errors.ts'
import type { Day } from '../kernel/day.ts'
import { asOneLine } from '../kernel/text.ts'
import { CURRENCY_CODES } from '../catalogue/currencies.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '../kernel/text-limits.ts'
import { accountCurrencies, isSepaCountry, needsBic } from './sepa-countries.ts'

const KEY = 'bankAccount'

const shape = z.object({
  accountHolder: z
    .string({ error: `${KEY}.accountHolder.required` })
    .check(
      z.overwrite(asOneLine),
      z.minLength(1, { error: `${KEY}.accountHolder.required`, abort: true }),
      z.maxLength(ADDRESS_LINE_MAX_LENGTH, { error: `${KEY}.accountHolder.long` }),
    ),
  iban: z.string({ error: `${KEY}.iban.required` }).check(
    z.overwrite(asElectronicIban),
    z.minLength(1, { error: `${KEY}.iban.required`, abort: true }),
    z.superRefine((iban, check) => {
      const problem = ibanProblem(iban)
      if (problem) check.addIssue({ code: 'custom', message: `${KEY}.iban.${problem}`, input: iban })
    }),
  ),
  bic: z._default(
    z.string({ error: `${KEY}.bic.invalid` }).check(
      z.overwrite((bic) => bic.replaceAll(/\s/g, '').toUpperCase()),
      z.refine((bic) => bic === '' || isValidBIC(bic), { error: `${KEY}.bic.invalid` }),
    ),
    '',
  ),
  bankName: z._default(
    z
      .string({ error: `${KEY}.bankName.invalid` })
      .check(z.overwrite(asOneLine), z.maxLength(ADDRESS_LINE_MAX_LENGTH, { error: `${KEY}.bankName.long` })),
    '',
  ),
  currency: z._default(z.enum(CURRENCY_CODES, { error: `${KEY}.currency.invalid` }), 'EUR'),
})

/** An IBAN as banks send it: without blanks and hyphens, in capitals. */
export function asElectronicIban(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase()
}

/**
 * What is wrong with an IBAN without blanks (ISO 13616): its country has none, it is longer or shorter than those of
 * its country, a digit is wrong, or it can't be one for another reason; null when nothing is.
 */
export function ibanProblem(iban: string): 'country' | 'length' | 'checksum' | 'invalid' | null {
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return null
  const found = new Set(errorCodes)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]*$/.test(iban)) return 'invalid'
  if (found.has(ValidationErrorsIBAN.NoIBANCountry)) return 'country'
  if (found.has(ValidationErrorsIBAN.WrongBBANLength)) return 'length'
  if (found.has(ValidationErrorsIBAN.WrongIBANChecksum)) return 'checksum'
  if (found.has(ValidationErrorsIBAN.WrongAccountBankBranchChecksum)) return 'checksum'
  return 'invalid'
}

/** An account to which rents or deposits are paid. */
export type BankAccountInput = z.output<typeof shape>

/**
 * The account, or a ValidationError with a text key such as 'bankAccount.iban.checksum' for each wrong field. It lies in
 * a SEPA country of that day, its BIC fits the IBAN and is there where transfers need it, its currency is one of the
 * country's.
 */
export function parseBankAccount(value: unknown, today: Day): BankAccountInput {
  const result = z.safeParse(shape, value)
  if (!result.success) throw new ValidationError(fieldErrors(result.error.issues))
  const problems = problemsTogether(result.data, today)
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  return result.data
}

function problemsTogether({ iban, bic, currency }: BankAccountInput, today: Day): Record<string, string> {
  const country = iban.slice(0, 2)
  if (!isSepaCountry(country, today)) return { iban: `${KEY}.iban.notSepa` }
  const bicProblem = bic === '' ? needsBic(country) && 'needed' : !isBicOf(bic, country) && 'otherCountry'
  return {
    ...(bicProblem && { bic: `${KEY}.bic.${bicProblem}` }),
    ...(!accountCurrencies(country).includes(currency) && { currency: `${KEY}.currency.otherCountry` }),
  }
}

// Banks of territories have IBANs of the country that they belong to (ISO 13616 registry).
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  FI: ['AX'],
  GB: ['GG', 'IM', 'JE'],
}

function isBicOf(bic: string, country: string): boolean {
  const own = bic.slice(4, 6)
  return own === country || (TERRITORIES[country]?.includes(own) ?? false)
}
