import { apartment, care, germanEnd, handover, law, people, rent, signing, time } from './clauses-de.ts'
import type { ContractTemplate } from './contract-text.ts'
import { STUDENT_END, STUDENT_LIVING, STUDENT_PURPOSE, studentDeposit } from './germany-student-de.ts'

/** GERMANY_PRIVATE_STUDENT in German: a private person lets to a student, trainee or intern. */
export const germanyPrivateStudentDe: ContractTemplate = {
  title: 'Mietvertrag für Studium oder Ausbildung',
  kind: 'Möblierte Wohnung in Deutschland, privat vermietet, für Studium oder Ausbildung',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartment(terms) },
    {
      title: 'Zweck und Mietzeit',
      clauses: [...time(terms), ...STUDENT_PURPOSE, 'Vermietet wird privat und nicht gewerblich.'],
    },
    { title: 'Miete', clauses: rent(terms) },
    { title: 'Kaution', clauses: studentDeposit(terms) },
    { title: 'Nutzung und Personen', clauses: people(terms) },
    STUDENT_LIVING,
    care(terms),
    handover,
    { title: 'Ende des Vertrags', clauses: [...germanEnd(terms), STUDENT_END] },
    signing(terms),
    law('Es gilt deutsches Recht.'),
  ],
  annex: () => [
    'Ein Nachweis, dass Studium, Ausbildung oder Praktikum fortdauern, liegt diesem Nachtrag bei.',
  ],
}
