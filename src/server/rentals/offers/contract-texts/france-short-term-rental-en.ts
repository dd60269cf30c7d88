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
import type { ContractTemplate } from './contract-text.ts'

/** FRANCE_SHORT_TERM_RENTAL in English: a seasonal letting of at most 90 days. */
export const franceShortTermRentalEn: ContractTemplate = {
  title: 'Seasonal rental agreement',
  kind: 'Furnished tourist accommodation in France (location saisonnière)',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        ...timeEn(terms),
        'The apartment is let as furnished tourist accommodation (article L. 324-1-1 of the Code du tourisme), for at most 90 days in a row to the same tenant. It can’t be prolonged beyond that.',
        'The tenant keeps the main residence elsewhere and does not make this apartment one.',
      ],
    },
    { title: 'Rent', clauses: rentEn(terms) },
    {
      title: 'Tourist tax',
      clauses: [
        'Where the town levies a tourist tax, the landlord names it before the stay and passes it on to the town.',
      ],
    },
    { title: 'Deposit', clauses: depositEn(terms) },
    { title: 'Use and people', clauses: peopleEn(terms) },
    careEn(terms),
    {
      title: 'Description',
      clauses: [
        'The landlord has given the tenant a description of the apartment with its place, rooms and equipment before the contract. It belongs to the contract.',
      ],
    },
    handoverEn,
    {
      title: 'Ending',
      clauses: [
        `The contract ends on ${terms.to} by itself, without notice, and is not renewed by staying on.`,
        'Before that day either side may end it only where the law gives that right or both agree.',
      ],
    },
    signingEn(terms),
    lawEn(
      'French law applies, in particular the rules of the Code du tourisme on furnished tourist lettings and articles 1713 and following of the Code civil. Law no. 89-462 of 6 July 1989 does not apply.',
    ),
  ],
  annex: () => ['Together with this prolongation the stay lasts at most 90 days in a row.'],
}
