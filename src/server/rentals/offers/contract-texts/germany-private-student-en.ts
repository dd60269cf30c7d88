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

/** GERMANY_PRIVATE_STUDENT in English: a private person lets to a student, trainee or intern. */
export const germanyPrivateStudentEn: ContractTemplate = {
  title: 'Rental agreement for studies or training',
  kind: 'Furnished apartment in Germany, let by a private person, for studies or training',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    {
      title: 'Purpose and time',
      clauses: [...timeEn(terms), ...STUDENT_PURPOSE_EN, 'It is let privately and not as a business.'],
    },
    { title: 'Rent', clauses: rentEn(terms) },
    { title: 'Deposit', clauses: studentDepositEn(terms) },
    { title: 'Use and people', clauses: peopleEn(terms) },
    STUDENT_LIVING_EN,
    careEn(terms),
    handoverEn,
    { title: 'Ending', clauses: [...germanEndEn(terms), STUDENT_END_EN] },
    signingEn(terms),
    lawEn('German law applies.'),
  ],
  annex: () => ['A proof that the studies, apprenticeship or internship go on comes with this annex.'],
}
