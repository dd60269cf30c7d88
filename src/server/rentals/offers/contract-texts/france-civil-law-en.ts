import {
  apartmentEn,
  careEn,
  depositEn,
  handoverEn,
  lawEn,
  peopleEn,
  rentEn,
  signingEn,
  timeEn,
} from './clauses-en.ts'
import type { ContractTemplate, ContractTerms } from './contract-text.ts'

/** FRANCE_CIVIL_LAW in English: a second or company residence under the Code civil. */
export const franceCivilLawEn: ContractTemplate = {
  title: 'Rental agreement under the Civil Code',
  kind: 'Furnished apartment in France, second or company residence (bail code civil)',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    { title: 'Purpose and time', clauses: [...timeEn(terms), purpose(terms)] },
    { title: 'Rent', clauses: rentEn(terms) },
    { title: 'Deposit', clauses: depositEn(terms) },
    { title: 'Use and people', clauses: peopleEn(terms) },
    careEn(terms),
    {
      title: 'Insurance',
      clauses: [
        'The tenant insures the apartment against the risks that a tenant answers for (article 1733 of the Code civil) and shows the proof when the keys are handed over.',
      ],
    },
    handoverEn,
    {
      title: 'Ending',
      clauses: [
        `The contract ends on ${terms.to} by itself. It is not renewed by staying on.`,
        terms.business
          ? 'The company may end it with three months’ notice if the person whom it houses leaves it; the landlord before its end only for good cause.'
          : 'Before that day the tenant may end it with one month’s notice in writing if work or health makes it necessary; the landlord only for good cause.',
      ],
    },
    signingEn(terms),
    lawEn(
      'French law applies: articles 1713 and following of the Code civil, and what is agreed here. Law no. 89-462 of 6 July 1989 does not apply, since nobody has a main residence here.',
    ),
  ],
  annex: (terms) => [purpose(terms)],
}

function purpose(terms: ContractTerms): string {
  return terms.business
    ? 'A company rents the apartment to house people who work for it. It does not become a main residence that law no. 89-462 of 6 July 1989 protects.'
    : 'The apartment is a second residence. The tenant declares to have a main residence elsewhere and tells the landlord its address.'
}
