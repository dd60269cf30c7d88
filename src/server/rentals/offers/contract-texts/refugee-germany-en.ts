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
import type { ContractTemplate } from './contract-text.ts'

/** REFUGEE_GERMANY in English: a first home after flight. */
export const refugeeGermanyEn: ContractTemplate = {
  title: 'Rental agreement for a home for a time',
  kind: 'Furnished apartment in Germany, a first home after flight',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        ...timeEn(terms),
        'The apartment is a temporary home for people who had to leave theirs (section 549 (2) no. 1 BGB).',
      ],
    },
    {
      title: 'Rent and authorities',
      clauses: [
        ...rentEn(terms),
        'Where an authority pays the rent or a part of it, the landlord signs the papers it needs within a week and takes the payment from it. If the authority pays late through no fault of the tenant, no notice is given for that.',
      ],
    },
    {
      title: 'Deposit',
      clauses: [...germanDepositEn(terms), 'An authority may pay or promise the deposit, too.'],
    },
    { title: 'Use and people', clauses: [...peopleEn(terms), GERMAN_REGISTRATION_EN] },
    careEn(terms),
    {
      title: 'Language',
      clauses: [
        'On request the contract is explained before signing in a language that the tenant understands. The tenant may bring somebody along and take two days.',
      ],
    },
    handoverEn,
    {
      title: 'Ending',
      clauses: [
        ...germanEndEn(terms),
        'If the tenant is assigned to another place or finds a lasting home, the tenant may end the stay two weeks after saying so in writing.',
      ],
    },
    signingEn(terms),
    lawEn('German law applies.'),
  ],
  annex: () => [
    'During the prolongation, too, the tenant may leave two weeks after saying so when assigned to another place or having found a lasting home.',
  ],
}
