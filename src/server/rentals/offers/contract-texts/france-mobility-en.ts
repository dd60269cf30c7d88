import { apartmentEn, careEn, handoverEn, lawEn, peopleEn, rentEn, signingEn, timeEn } from './clauses-en.ts'
import type { ContractSection, ContractTemplate, ContractTerms } from './contract-text.ts'

// The mobility lease in English; its two kinds differ in whether the tenant lives there mainly.

function mobility(kind: string, residence: string): ContractTemplate {
  return {
    title: 'Mobility lease',
    kind,
    sections: (terms) => sections(terms, residence),
    annex: () => [
      'The duration is changed by this annex once only, and altogether the lease lasts at most ten months (article 25-14 of law no. 89-462 of 6 July 1989).',
    ],
  }
}

function sections(terms: ContractTerms, residence: string): readonly ContractSection[] {
  return [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        'This is a mobility lease (bail mobilité) under title I ter of law no. 89-462 of 6 July 1989.',
        ...timeEn(terms),
        'By the first day at the latest the tenant proves the reason: professional training, higher education, apprenticeship, internship, voluntary service, a transfer or a temporary assignment for work.',
        'The lease lasts one to ten months and can be neither renewed nor continued by staying on.',
        residence,
      ],
    },
    {
      title: 'Rent and charges',
      clauses: [
        ...rentEn(terms),
        'The running costs are a lump sum within the rent; nothing is settled afterwards. The rent is not raised during the lease.',
      ],
    },
    {
      title: 'No deposit',
      clauses: [
        'The law forbids the landlord to ask for a deposit (dépôt de garantie) in a mobility lease. The tenant may have a guarantor, for example the Visale guarantee.',
      ],
    },
    { title: 'Use and people', clauses: peopleEn(terms) },
    careEn(terms),
    {
      title: 'Insurance and documents',
      clauses: [
        'The tenant insures the apartment against the risks that a tenant answers for and shows the proof when the keys are handed over.',
        'The technical diagnoses that the law asks for, with the energy performance, come with this contract.',
      ],
    },
    handoverEn,
    {
      title: 'Ending',
      clauses: [
        `The lease ends on ${terms.to} by itself. If both sign a new one for this apartment afterwards, it is a furnished lease under title I bis of that law.`,
        'The tenant may end it at any time with one month’s notice (article 25-15). The landlord may not end it before its day but for what the law names.',
      ],
    },
    signingEn(terms),
    lawEn(
      'French law applies, in particular title I ter of law no. 89-462 of 6 July 1989. Where it protects the tenant further than this contract, the law prevails.',
    ),
  ]
}

/** FRANCE_MOBILITY_MAIN in English: the apartment is the main residence for that time. */
export const franceMobilityMainEn = mobility(
  'Furnished apartment in France, mobility lease (bail mobilité), main residence',
  'During the lease the tenant lives here mainly.',
)

/** FRANCE_MOBILITY_SECONDARY in English: the tenant keeps a main residence elsewhere. */
export const franceMobilitySecondaryEn = mobility(
  'Furnished apartment in France, mobility lease (bail mobilité), second residence',
  'The tenant keeps the main residence elsewhere, names its address to the landlord, and stays here only as the reason above requires.',
)
