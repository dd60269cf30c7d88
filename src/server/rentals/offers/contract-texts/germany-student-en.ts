import { GERMAN_REGISTRATION_EN, germanDepositEn } from './clauses-en.ts'
import type { ContractSection, ContractTerms } from './contract-text.ts'

// What both German contracts for studies say in English.

/** Why it is let, and the proof. */
export const STUDENT_PURPOSE_EN = [
  'The apartment is let for temporary use during studies, an apprenticeship or an internship (section 549 (2) no. 1 BGB). The home from before is not given up for it.',
  'Before moving in the tenant shows a proof: enrolment, admission, or the contract of the apprenticeship or internship.',
] as const

/** When the studies end early. */
export const STUDENT_END_EN =
  'If the studies, apprenticeship or internship end early or do not come about, the tenant may give one month’s notice to the end of a month and adds the proof.'

/** The deposit, and what parents may do. */
export function studentDepositEn(terms: ContractTerms): string[] {
  return [
    ...germanDepositEn(terms),
    'Where parents or others stand surety of their own will, the surety and the deposit together are not more than three monthly rents.',
  ]
}

/** What a place to study needs. */
export const STUDENT_LIVING_EN: ContractSection = {
  title: 'Registration, broadcasting fee and internet',
  clauses: [
    GERMAN_REGISTRATION_EN,
    'The tenant registers for the broadcasting fee unless the listing says that it is included.',
    'Where internet is part of the equipment, the landlord keeps it good enough for studies and work. Who uses it respects the rights of others.',
  ],
}
