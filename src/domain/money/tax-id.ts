const DIGITS = /^\d{10,13}$/
const SLASHED = /^\d+\/\d+\/\d+$/
const VAT_ID = /^[A-Z]{2}[A-Z0-9]{2,13}$/

/** Whether a German tax id has its form: 10 to 13 digits, or three groups of digits with slashes, 12 to 15 characters (C5). */
export function isGermanTaxId(text: string): boolean {
  return DIGITS.test(text) || (SLASHED.test(text) && text.length >= 12 && text.length <= 15)
}

/** Whether a VAT id has its form: two uppercase letters, then 2 to 13 uppercase letters or digits (C5). */
export function isVatId(text: string): boolean {
  return VAT_ID.test(text)
}
