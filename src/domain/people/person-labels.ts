import type { Tag } from '../catalogue/flags.ts'

/** The labels of people, which staff set (C3): an account that no person uses, and somebody who has fled. */
export const PERSON_LABELS = ['SERVICE_ACCOUNT', 'REFUGEE_USER'] as const satisfies readonly Tag[]

/** A label of a person. */
export type PersonLabel = (typeof PERSON_LABELS)[number]

/** Whether a label is about a person, not about a listing. */
export function isPersonLabel(label: Tag): label is PersonLabel {
  return PERSON_LABELS.some((one) => one === label)
}
