import * as z from 'zod/mini'
import { fieldErrors, ValidationError } from '../kernel/errors.ts'
import { asOneLine } from '../kernel/text.ts'
import { isCountryCode } from '../catalogue/countries.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '../kernel/text-limits.ts'

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
    z.overwrite((iban) => iban.replaceAll(/\s/g, '').toUpperCase()),
    z.minLength(1, { error: `${KEY}.iban.required`, abort: true }),
    z.refine(isIban, { error: `${KEY}.iban.invalid` }),
  ),
  bic: z._default(
    z
      .string({ error: `${KEY}.bic.invalid` })
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^([A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)?$/, { error: `${KEY}.bic.invalid` }),
      ),
    '',
  ),
  bankName: z._default(
    z
      .string({ error: `${KEY}.bankName.invalid` })
      .check(z.overwrite(asOneLine), z.maxLength(ADDRESS_LINE_MAX_LENGTH, { error: `${KEY}.bankName.long` })),
    '',
  ),
})

/** Whether a text without blanks is an IBAN: a country, and check digits that fit the rest (ISO 13616). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) || !isCountryCode(text.slice(0, 2))) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  // The remainder goes digit by digit: the number is longer than what is exact.
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}

/** An account to which rents or deposits are paid. */
export type BankAccountInput = z.output<typeof shape>

/** The account, or a ValidationError with a text key such as 'bankAccount.iban.invalid' for each wrong field. */
export function parseBankAccount(value: unknown): BankAccountInput {
  const result = z.safeParse(shape, value)
  if (result.success) return result.data
  throw new ValidationError(fieldErrors(result.error.issues))
}
