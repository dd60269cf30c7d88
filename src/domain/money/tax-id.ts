import type { CommercialType } from '../catalogue/tax.ts'

/** The form of a German tax id or tax number: 10 to 13 digits, or three groups of digits with slashes (C5). */
const DIGITS = /^\d{10,13}$/
const SLASHED = /^\d+\/\d+\/\d+$/

/** Whether a German tax id has its form: 10 to 13 digits, or three groups of digits with slashes, 12 to 15 characters (C5). */
export function isGermanTaxId(text: string): boolean {
  return DIGITS.test(text) || (SLASHED.test(text) && text.length >= 12 && text.length <= 15)
}

interface Forms {
  person: RegExp
  company: RegExp
}

const alike = (form: RegExp): Forms => ({ person: form, company: form })

/**
 * The forms of the tax ids of the other member states, without the signs that people put between groups; from what the
 * states have published with the OECD. Only the form: whether an id exists, the tax offices know.
 */
const FORMS: Readonly<Record<string, Forms>> = {
  AT: alike(/^\d{9}$/),
  BE: { person: /^\d{11}$/, company: /^[01]\d{9}$/ },
  BG: { person: /^\d{10}$/, company: /^\d{9}(?:\d{4})?$/ },
  CY: alike(/^\d{8}[A-Z]$/),
  CZ: { person: /^\d{9,10}$/, company: /^\d{8}$/ },
  DK: { person: /^\d{10}$/, company: /^\d{8}$/ },
  EE: { person: /^\d{11}$/, company: /^\d{8}$/ },
  ES: { person: /^(?:\d{8}|[KLMXYZ]\d{7})[A-Z]$/, company: /^[A-HJ-NP-SUVW]\d{7}[A-J\d]$/ },
  FI: { person: /^\d{6}[A-FU-Y]?\d{3}[A-Z\d]$/, company: /^\d{8}$/ },
  FR: { person: /^[0-3]\d{12}$/, company: /^\d{9}$/ },
  GR: alike(/^\d{9}$/),
  HR: alike(/^\d{11}$/),
  HU: { person: /^8\d{9}$/, company: /^\d{11}$/ },
  IE: alike(/^\d{7}[A-W][A-IW]?$/),
  IT: {
    person: /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPR-T][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/,
    company: /^\d{11}$/,
  },
  LT: { person: /^\d{10,11}$/, company: /^\d{9}$/ },
  LU: { person: /^\d{13}$/, company: /^\d{11}$/ },
  LV: alike(/^\d{11}$/),
  MT: { person: /^(?:\d{1,7}[ABGHLMPZ]|\d{9})$/, company: /^\d{9}$/ },
  NL: alike(/^\d{9}$/),
  PL: { person: /^\d{10,11}$/, company: /^\d{10}$/ },
  PT: alike(/^\d{9}$/),
  RO: { person: /^\d{13}$/, company: /^\d{2,10}$/ },
  SE: { person: /^(?:\d{10}|\d{12})$/, company: /^\d{10}$/ },
  SI: alike(/^\d{8}$/),
  SK: { person: /^\d{9,10}$/, company: /^\d{10}$/ },
}

/** The member states of the Union by their ISO codes; each has a form of tax ids. */
export const MEMBER_STATES: readonly string[] = ['DE', ...Object.keys(FORMS)].toSorted()

/** Whether a tax id has the form of those that a country gives; of a country whose form isn't known, every text has it. */
export function hasFormOfTaxId(text: string, country: string, type: CommercialType): boolean {
  if (country === 'DE') return isGermanTaxId(text)
  const forms = FORMS[country]
  if (!forms) return true
  const plain = text.replaceAll(/[\s./+-]/g, '').toUpperCase()
  // Whoever lets in a trade of their own may be known by the number of either.
  return forms.person.test(plain) || (type === 'COMPANY' && forms.company.test(plain))
}

/**
 * Whether the check digit of a German tax id isn't that of its other digits (ISO 7064, MOD 11,10). It only warns: the
 * specification's form decides, and a tax number of a local office, with as many digits, has no such digit (C5).
 */
export function hasOddCheckDigit(text: string, country: string): boolean {
  if (country !== 'DE' || !/^\d{11}$/.test(text)) return false
  const digits = [...text].map(Number)
  const product = digits.slice(0, 10).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10 !== digits[10]
}

/**
 * Whether somebody may state that a country has given them no tax id. Germany gives one to everybody who is registered
 * there (§ 139b AO), and its tax offices give numbers to all others who pay taxes.
 */
export function mayLackTaxId(country: string): boolean {
  return country !== 'DE'
}
