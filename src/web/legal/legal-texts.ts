/** The sections of the legal notice; their texts are under `legal.imprint.sections`. */
export const IMPRINT_SECTIONS = ['product', 'contents', 'disputes'] as const satisfies readonly string[]

/** The sections of the terms; their texts are under `legal.terms.sections`. */
export const TERMS_SECTIONS = [
  'roles',
  'account',
  'landlords',
  'tenants',
  'contract',
  'fees',
  'duties',
  'law',
  'end',
] as const satisfies readonly string[]

/** The sections of the privacy notice; their texts are under `legal.privacy.sections`. */
export const PRIVACY_SECTIONS = [
  'data',
  'purposes',
  'visible',
  'recipients',
  'retention',
  'rights',
  'safety',
] as const satisfies readonly string[]

/** Whatever the browser keeps for us; their texts are under `legal.privacy.browser.items`. */
export const KEPT_IN_BROWSER = [
  'session',
  'forgery',
  'language',
  'dac7',
  'login',
  'impersonating',
  'appearance',
  'drafts',
  'funnel',
  'consent',
  'visits',
  'worker',
] as const satisfies readonly string[]

/** What is told of the operator, in this order; the terms are under `legal.operator`. */
export const OPERATOR_FACTS = [
  'name',
  'address',
  'email',
  'phone',
  'representative',
  'register',
  'vatId',
  'privacyContact',
] as const satisfies readonly string[]

/** The paragraphs of a section's text, which an empty line divides. */
export function paragraphsOf(text: string): string[] {
  return text.split('\n\n')
}
