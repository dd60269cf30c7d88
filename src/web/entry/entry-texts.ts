/** The steps to a home for people from Ukraine; their texts are under `supportUkraine.steps`. */
export const UKRAINE_STEPS = [
  'create',
  'requests',
  'contract',
  'arrival',
] as const satisfies readonly string[]

/** What somebody who was invited is told; their texts are under `welcome.steps`. */
export const INVITED_STEPS = ['listing', 'requests', 'contract'] as const satisfies readonly string[]

/** To whom a letter of invitation is written; their texts are under `inviteLandlords.letters`. */
export const LETTER_RECIPIENTS = ['colleague', 'landlord'] as const satisfies readonly string[]

/** To whom a letter of invitation is written. */
export type LetterRecipient = (typeof LETTER_RECIPIENTS)[number]

/** Whom a letter is for: as the address says, else a landlord writes to colleagues and everybody else to their landlord. */
export function letterRecipient(wanted: string | undefined, isLandlord: boolean): LetterRecipient {
  return LETTER_RECIPIENTS.find((known) => known === wanted) ?? (isLandlord ? 'colleague' : 'landlord')
}

/** A mail without a recipient that somebody sends their own way, as an address. */
export function mailAddressOf(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
