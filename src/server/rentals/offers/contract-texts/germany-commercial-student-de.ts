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

/** GERMANY_COMMERCIAL_STUDENT in German: a business lets to a student, trainee or intern. */
export const germanyCommercialStudentDe: ContractTemplate = {
  title: 'Mietvertrag für Studium oder Ausbildung',
  kind: 'Möblierte Wohnung in Deutschland, gewerblich vermietet, für Studium oder Ausbildung',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartmentDe(terms) },
    { title: 'Zweck und Mietzeit', clauses: [...timeDe(terms), ...STUDENT_PURPOSE_DE] },
    {
      title: 'Miete',
      clauses: [
        ...rentDe(terms),
        'Die vermietende Seite vermietet gewerblich. Die Preise sind Endpreise: Weder Steuern noch Gebühren kommen später hinzu.',
      ],
    },
    { title: 'Kaution', clauses: studentDepositDe(terms) },
    { title: 'Nutzung und Personen', clauses: peopleDe(terms) },
    STUDENT_LIVING_DE,
    careDe(terms),
    handoverDe,
    {
      title: 'Widerruf und Ende des Vertrags',
      clauses: [
        'Wurde die Wohnung vor der Unterschrift nicht besichtigt, steht Verbrauchern das gesetzliche Widerrufsrecht zu (§§ 312 Abs. 4, 312g, 355 BGB). Die Belehrung darüber wird mit dem Vertrag übergeben.',
        ...germanEndDe(terms),
        STUDENT_END_DE,
      ],
    },
    signingDe(terms),
    lawDe('Es gilt deutsches Recht.'),
  ],
  annex: () => [
    'Ein Nachweis, dass Studium, Ausbildung oder Praktikum fortdauern, liegt diesem Nachtrag bei. Auch für die Verlängerung sind die Preise Endpreise.',
  ],
}
