import { apartment, care, germanEnd, handover, law, people, rent, signing, time } from './clauses-en.ts'
import type { ContractTemplate } from './contract-text.ts'
import { STUDENT_END, STUDENT_LIVING, STUDENT_PURPOSE, studentDeposit } from './germany-student-en.ts'

/** GERMANY_COMMERCIAL_STUDENT in English: a business lets to a student, trainee or intern. */
export const germanyCommercialStudentEn: ContractTemplate = {
  title: 'Rental agreement for studies or training',
  kind: 'Furnished apartment in Germany, let by a business, for studies or training',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartment(terms) },
    { title: 'Purpose and time', clauses: [...time(terms), ...STUDENT_PURPOSE] },
    {
      title: 'Rent',
      clauses: [
        ...rent(terms),
        'The landlord lets as a business. The prices are final: no tax and no fee is added later.',
      ],
    },
    { title: 'Deposit', clauses: studentDeposit(terms) },
    { title: 'Use and people', clauses: people(terms) },
    STUDENT_LIVING,
    care(terms),
    handover,
    {
      title: 'Withdrawal and ending',
      clauses: [
        'Where the apartment was not seen before signing, consumers have the right of withdrawal that the law grants (sections 312 (4), 312g, 355 BGB). The notice about it is handed over with the contract.',
        ...germanEnd(terms),
        STUDENT_END,
      ],
    },
    signing(terms),
    law('German law applies.'),
  ],
  annex: () => [
    'A proof that the studies, apprenticeship or internship go on comes with this annex. The prices of the prolongation are final, too.',
  ],
}
