import {
  apartmentEn,
  careEn,
  GERMAN_REGISTRATION_EN,
  germanDepositEn,
  germanEndEn,
  handoverEn,
  lawEn,
  peopleEn,
  rentEn,
  signingEn,
  timeEn,
} from './clauses-en.ts'
import type { ContractTemplate, ContractTerms } from './contract-text.ts'

/** GERMANY_COMMERCIAL in English: a business lets; to a consumer or to another business. */
export const germanyCommercialEn: ContractTemplate = {
  title: 'Rental agreement for temporary use',
  kind: 'Furnished apartment in Germany, let by a business',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    { title: 'Purpose and time', clauses: [...timeEn(terms), purpose(terms)] },
    {
      title: 'Rent',
      clauses: [
        ...rentEn(terms),
        'The landlord lets as a business. The prices are final: no tax and no fee is added later. On request the landlord writes an invoice.',
      ],
    },
    { title: 'Deposit', clauses: germanDepositEn(terms) },
    { title: 'Use and people', clauses: [...peopleEn(terms), GERMAN_REGISTRATION_EN] },
    careEn(terms),
    {
      title: 'Help when something fails',
      clauses: [
        'When something fails that living there needs, the landlord sees to it as soon as possible after being told, on working days within 24 hours. What the law grants for defects stays.',
        ...consumers(terms),
      ],
    },
    handoverEn,
    { title: 'Ending', clauses: germanEndEn(terms) },
    signingEn(terms),
    lawEn(
      terms.business
        ? 'German law applies. Where the law lets the parties choose, the courts at the place of the apartment decide.'
        : 'German law applies.',
    ),
  ],
  annex: (terms) => [purpose(terms), 'The prices of the prolongation are final, too.'],
}

function purpose(terms: ContractTerms): string {
  return terms.business
    ? 'The company rents the apartment to house people who work for it. Sections 535 and following and 578 BGB apply; the company does not rent it as a home of its own.'
    : 'The apartment is let for temporary use only (section 549 (2) no. 1 BGB), not as a lasting home.'
}

function consumers(terms: ContractTerms): string[] {
  if (terms.business) return []
  return [
    'Where the apartment was not seen before signing, consumers have the right of withdrawal that the law grants (sections 312 (4), 312g, 355 BGB). The notice about it is handed over with the contract.',
    'The landlord takes no part in dispute resolution before a consumer arbitration board unless obliged to (section 36 VSBG).',
  ]
}
