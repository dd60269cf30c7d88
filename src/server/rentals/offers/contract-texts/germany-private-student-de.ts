import {
  apartmentDe,
  careDe,
  germanEndDe,
  handoverDe,
  lawDe,
  peopleDe,
  rentDe,
  signingDe,
  timeDe,
} from './clauses-de.ts'
import type { ContractTemplate } from './contract-text.ts'
import {
  STUDENT_END_DE,
  STUDENT_LIVING_DE,
  STUDENT_PURPOSE_DE,
  studentDepositDe,
} from './germany-student-de.ts'

/** GERMANY_PRIVATE_STUDENT in German: a private person lets to a student, trainee or intern. */
export const germanyPrivateStudentDe: ContractTemplate = {
  title: 'Mietvertrag für Studium oder Ausbildung',
  kind: 'Möblierte Wohnung in Deutschland, privat vermietet, für Studium oder Ausbildung',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartmentDe(terms) },
    {
      title: 'Zweck und Mietzeit',
      clauses: [...timeDe(terms), ...STUDENT_PURPOSE_DE, 'Vermietet wird privat und nicht gewerblich.'],
    },
    { title: 'Miete', clauses: rentDe(terms) },
    { title: 'Kaution', clauses: studentDepositDe(terms) },
    { title: 'Nutzung und Personen', clauses: peopleDe(terms) },
    STUDENT_LIVING_DE,
    careDe(terms),
    handoverDe,
    { title: 'Ende des Vertrags', clauses: [...germanEndDe(terms), STUDENT_END_DE] },
    signingDe(terms),
    lawDe('Es gilt deutsches Recht.'),
  ],
  annex: () => [
    'Ein Nachweis, dass Studium, Ausbildung oder Praktikum fortdauern, liegt diesem Nachtrag bei.',
  ],
}
