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

const LAWS: Readonly<Record<string, string>> = {
  AT: 'Austrian law applies, in particular the Civil Code (ABGB) and, as far as it covers this apartment, the Tenancy Act (MRG). A limited time is agreed in writing.',
  BE: 'Belgian law applies, in particular the rules of the region in which the apartment lies on leases of short duration.',
  IT: 'Italian law applies, in particular the Civil Code and law no. 431 of 9 December 1998 on leases of limited duration.',
  ES: 'Spanish law applies, in particular the rules of Ley 29/1994 (LAU) on seasonal leases, and the Civil Code.',
  PL: 'Polish law applies, in particular the Civil Code and the act of 21 June 2001 on the protection of tenants.',
  PT: 'Portuguese law applies, in particular the Civil Code on leases of limited duration for temporary purposes.',
}

/** The contract in English for apartments under any other law. */
export const neutralEn: ContractTemplate = {
  title: 'Rental agreement for a limited time',
  kind: 'Furnished apartment, for a limited time',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        ...timeEn(terms),
        'Both sides want a stay of limited length. The tenant does not give up another home for it.',
      ],
    },
    { title: 'Rent', clauses: rentEn(terms) },
    { title: 'Deposit', clauses: depositEn(terms) },
    { title: 'Use and people', clauses: peopleEn(terms) },
    careEn(terms),
    handoverEn,
    {
      title: 'Ending',
      clauses: [
        `The contract ends on ${terms.to} without notice. Staying on does not prolong it; a longer stay needs a new agreement of both in writing.`,
        'Before that day either side may end it only where the law gives that right, above all for good cause. What the law grants and does not allow to be excluded stays untouched.',
      ],
    },
    signingEn(terms),
    lawEn(LAWS[terms.country] ?? 'The law of the country in which the apartment lies applies.'),
  ],
  annex: () => [
    'Where the law at the place of the apartment asks for a notice or an entry of the prolongation, the landlord sees to it.',
  ],
}
