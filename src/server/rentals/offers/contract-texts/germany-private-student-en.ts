import { apartment, care, germanEnd, handover, law, people, rent, signing, time } from './clauses-en.ts'
import type { ContractTemplate } from './contract-text.ts'
import { STUDENT_END, STUDENT_LIVING, STUDENT_PURPOSE, studentDeposit } from './germany-student-en.ts'

/** GERMANY_PRIVATE_STUDENT in English: a private person lets to a student, trainee or intern. */
export const germanyPrivateStudentEn: ContractTemplate = {
  title: 'Rental agreement for studies or training',
  kind: 'Furnished apartment in Germany, let by a private person, for studies or training',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartment(terms) },
    {
      title: 'Purpose and time',
      clauses: [...time(terms), ...STUDENT_PURPOSE, 'It is let privately and not as a business.'],
    },
    { title: 'Rent', clauses: rent(terms) },
    { title: 'Deposit', clauses: studentDeposit(terms) },
    { title: 'Use and people', clauses: people(terms) },
    STUDENT_LIVING,
    care(terms),
    handover,
    { title: 'Ending', clauses: [...germanEnd(terms), STUDENT_END] },
    signing(terms),
    law('German law applies.'),
  ],
  annex: () => ['A proof that the studies, apprenticeship or internship go on comes with this annex.'],
}
