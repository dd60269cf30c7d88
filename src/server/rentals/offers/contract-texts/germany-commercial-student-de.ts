import { apartment, care, germanEnd, handover, law, people, rent, signing, time } from './clauses-de.ts'
import type { ContractTemplate } from './contract-text.ts'
import { STUDENT_END, STUDENT_LIVING, STUDENT_PURPOSE, studentDeposit } from './germany-student-de.ts'

/** GERMANY_COMMERCIAL_STUDENT in German: a business lets to a student, trainee or intern. */
export const germanyCommercialStudentDe: ContractTemplate = {
  title: 'Mietvertrag für Studium oder Ausbildung',
  kind: 'Möblierte Wohnung in Deutschland, gewerblich vermietet, für Studium oder Ausbildung',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartment(terms) },
    { title: 'Zweck und Mietzeit', clauses: [...time(terms), ...STUDENT_PURPOSE] },
    {
      title: 'Miete',
      clauses: [
        ...rent(terms),
        'Die vermietende Seite vermietet gewerblich. Die Preise sind Endpreise: Weder Steuern noch Gebühren kommen später hinzu.',
      ],
    },
    { title: 'Kaution', clauses: studentDeposit(terms) },
    { title: 'Nutzung und Personen', clauses: people(terms) },
    STUDENT_LIVING,
    care(terms),
    handover,
    {
      title: 'Widerruf und Ende des Vertrags',
      clauses: [
        'Wurde die Wohnung vor der Unterschrift nicht besichtigt, steht Verbrauchern das gesetzliche Widerrufsrecht zu (§§ 312 Abs. 4, 312g, 355 BGB). Die Belehrung darüber wird mit dem Vertrag übergeben.',
        ...germanEnd(terms),
        STUDENT_END,
      ],
    },
    signing(terms),
    law('Es gilt deutsches Recht.'),
  ],
  annex: () => [
    'Ein Nachweis, dass Studium, Ausbildung oder Praktikum fortdauern, liegt diesem Nachtrag bei. Auch für die Verlängerung sind die Preise Endpreise.',
  ],
}
