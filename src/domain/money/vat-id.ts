/**
 * The forms of VAT ids by the ISO code of their member state, without the prefix; whether an id is registered only
 * the tax authorities know. C5 has the form that they have in common.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** A VAT id as it is stored and printed: capitals, without the blanks, dots and hyphens that people put in. */
export function plainVatId(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').toUpperCase()
}

/** The member state that gave a VAT id, by its ISO code; null where the id has the form of none. */
export function countryOfVatId(vatId: string): string | null {
  const prefix = vatId.slice(0, 2)
  // Greece alone has another prefix than its ISO code.
  const country = prefix === 'EL' ? 'GR' : prefix === 'GR' ? '' : prefix
  return FORMS[country]?.test(vatId.slice(2)) ? country : null
}
