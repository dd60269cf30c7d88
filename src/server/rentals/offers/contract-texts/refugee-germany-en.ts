import {
  apartment,
  care,
  GERMAN_REGISTRATION,
  germanDeposit,
  germanEnd,
  handover,
  law,
  people,
  rent,
  signing,
  time,
} from './clauses-en.ts'
import type { ContractTemplate } from './contract-text.ts'

/** REFUGEE_GERMANY in English: a first home after flight. */
export const refugeeGermanyEn: ContractTemplate = {
  title: 'Rental agreement for a home for a time',
  kind: 'Furnished apartment in Germany, a first home after flight',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartment(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        ...time(terms),
        'The apartment is a temporary home for people who had to leave theirs (section 549 (2) no. 1 BGB).',
      ],
    },
    {
      title: 'Rent and authorities',
      clauses: [
        ...rent(terms),
        'Where an authority pays the rent or a part of it, the landlord signs the papers it needs within a week and takes the payment from it. If the authority pays late through no fault of the tenant, no notice is given for that.',
      ],
    },
    {
      title: 'Deposit',
      clauses: [...germanDeposit(terms), 'An authority may pay or promise the deposit, too.'],
    },
    { title: 'Use and people', clauses: [...people(terms), GERMAN_REGISTRATION] },
    care(terms),
    {
      title: 'Language',
      clauses: [
        'On request the contract is explained before signing in a language that the tenant understands. The tenant may bring somebody along and take two days.',
      ],
    },
    handover,
    {
      title: 'Ending',
      clauses: [
        ...germanEnd(terms),
        'If the tenant is assigned to another place or finds a lasting home, the tenant may end the stay two weeks after saying so in writing.',
      ],
    },
    signing(terms),
    law('German law applies.'),
  ],
  annex: () => [
    'During the prolongation, too, the tenant may leave two weeks after saying so when assigned to another place or having found a lasting home.',
  ],
}
