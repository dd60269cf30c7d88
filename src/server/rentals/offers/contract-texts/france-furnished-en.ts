import { apartmentEn, careEn, handoverEn, lawEn, peopleEn, rentEn, signingEn, timeEn } from './clauses-en.ts'
import type { ContractTemplate, ContractTerms } from './contract-text.ts'

/** FRANCE_FURNISHED in English: a furnished main residence. */
export const franceFurnishedEn: ContractTemplate = {
  title: 'Lease of a furnished main residence',
  kind: 'Furnished apartment in France, main residence (bail meublé)',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        ...timeEn(terms),
        'The apartment is let furnished, and the tenant has the main residence here (title I bis of law no. 89-462 of 6 July 1989). It has at least the furniture that decree no. 2015-981 of 31 July 2015 names.',
        duration(terms),
      ],
    },
    {
      title: 'Rent and charges',
      clauses: [
        ...rentEn(terms),
        'The running costs are a lump sum within the rent. Where the town limits rents, the rent keeps to the limit.',
      ],
    },
    {
      title: 'Deposit',
      clauses: terms.deposit
        ? [
            `The deposit is ${terms.deposit}, not more than two monthly rents without charges (article 25-6).`,
            'It is returned within one month of the keys if the apartment is as it was handed over, else within two months, with a list of what was kept and why.',
          ]
        : ['No deposit is asked.'],
    },
    { title: 'Use and people', clauses: peopleEn(terms) },
    careEn(terms),
    {
      title: 'Insurance and documents',
      clauses: [
        'The tenant insures the apartment against the risks that a tenant answers for and shows the proof when the keys are handed over and every year.',
        'The list of the furniture, the state at the handover, the notice of information, and the technical diagnoses with the energy performance belong to this contract.',
      ],
    },
    handoverEn,
    {
      title: 'Ending',
      clauses: [
        'The tenant may end the lease at any time with one month’s notice. The landlord may end it only to its day, with three months’ notice, to sell, to live there, or for a legitimate and serious reason (article 25-8).',
        'If rent, charges or the deposit stay unpaid, or the insurance is missing, the lease ends as the law provides, after a formal demand to pay and the time that the law gives.',
      ],
    },
    signingEn(terms),
    lawEn(
      'French law applies, in particular title I bis of law no. 89-462 of 6 July 1989. Where it protects the tenant further than this contract, the law prevails.',
    ),
  ],
  annex: () => [
    'The prolongation takes nothing from the rights to notice and renewal that the law gives the tenant.',
  ],
}

function duration(terms: ContractTerms): string {
  return terms.isStudent
    ? 'The tenant studies; a lease of nine months ends on its day and is not renewed by itself (article 25-7).'
    : 'A lease of one year is renewed by itself for a year unless notice is given (article 25-7); the last day named here is the one to which the tenant means to stay.'
}
