import { GERMAN_REGISTRATION_DE, germanDepositDe } from './clauses-de.ts'
import type { ContractSection, ContractTerms } from './contract-text.ts'

// What both contracts for studies say in German.

/** Why it is let, and the proof. */
export const STUDENT_PURPOSE_DE = [
  'Die Wohnung wird zum vorübergehenden Gebrauch während eines Studiums, einer Ausbildung oder eines Praktikums überlassen (§ 549 Abs. 2 Nr. 1 BGB). Der Lebensmittelpunkt vor dieser Zeit wird dafür nicht aufgegeben.',
  'Vor dem Einzug wird ein Nachweis gezeigt: Immatrikulation, Zulassung, Ausbildungs- oder Praktikumsvertrag.',
] as const

/** When the studies end early. */
export const STUDENT_END_DE =
  'Endet das Studium, die Ausbildung oder das Praktikum vorzeitig oder kommt die Zusage nicht zustande, kann die mietende Seite mit einer Frist von einem Monat zum Monatsende kündigen und legt den Nachweis bei.'

/** The deposit, and what parents may do. */
export function studentDepositDe(terms: ContractTerms): string[] {
  return [
    ...germanDepositDe(terms),
    'Bürgen Eltern oder andere freiwillig, darf die Bürgschaft zusammen mit der Kaution drei Monatsmieten nicht übersteigen.',
  ]
}

/** What a place to study needs. */
export const STUDENT_LIVING_DE: ContractSection = {
  title: 'Anmeldung, Rundfunkbeitrag und Internet',
  clauses: [
    GERMAN_REGISTRATION_DE,
    'Die mietende Seite meldet sich selbst beim Beitragsservice an, soweit die Anzeige nicht sagt, dass der Rundfunkbeitrag enthalten ist.',
    'Ist Internet Teil der Ausstattung, hält die vermietende Seite es für Studium und Arbeit brauchbar. Wer es nutzt, achtet die Rechte anderer.',
  ],
}
