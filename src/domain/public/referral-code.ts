/** The form of the code with which a person invites others: twelve hexadecimal digits, which say nothing (ours). */
const form = /^[\da-f]{12}$/

/** The code in a text as it stands in an address; null where it is none. */
export function referralCodeOf(text: unknown): string | null {
  const code = typeof text === 'string' ? text.trim().toLowerCase() : ''
  return form.test(code) ? code : null
}
