import {
  apartmentEn,
  careEn,
  germanEndEn,
  handoverEn,
  lawEn,
  peopleEn,
  rentEn,
  signingEn,
  timeEn,
} from './clauses-en.ts'
import type { ContractTemplate } from './contract-text.ts'
import {
  STUDENT_END_EN,
  STUDENT_LIVING_EN,
  STUDENT_PURPOSE_EN,
  studentDepositEn,
} from './germany-student-en.ts'

/** GERMANY_COMMERCIAL_STUDENT in English: a business lets to a student, trainee or intern. */
export const germanyCommercialStudentEn: ContractTemplate = {
  title: 'Rental agreement for studies or training',
  kind: 'Furnished apartment in Germany, let by a business, for studies or training',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    { title: 'Purpose and time', clauses: [...timeEn(terms), ...STUDENT_PURPOSE_EN] },
    {
      title: 'Rent',
      clauses: [
        ...rentEn(terms),
        'The landlord lets as a business. The prices are final: no tax and no fee is added later.',
      ],
    },
    { title: 'Deposit', clauses: studentDepositEn(terms) },
    { title: 'Use and people', clauses: peopleEn(terms) },
    STUDENT_LIVING_EN,
    careEn(terms),
    handoverEn,
    {
      title: 'Withdrawal and ending',
      clauses: [
        'Where the apartment was not seen before signing, consumers have the right of withdrawal that the law grants (sections 312 (4), 312g, 355 BGB). The notice about it is handed over with the contract.',
        ...germanEndEn(terms),
        STUDENT_END_EN,
      ],
    },
    signingEn(terms),
    lawEn('German law applies.'),
  ],
  annex: () => [
    'A proof that the studies, apprenticeship or internship go on comes with this annex. The prices of the prolongation are final, too.',
  ],
}
