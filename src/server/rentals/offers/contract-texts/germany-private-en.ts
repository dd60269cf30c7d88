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

/** GERMANY_PRIVATE in English: a private person lets the own home for a time. */
export const germanyPrivateEn: ContractTemplate = {
  title: 'Rental agreement for temporary use',
  kind: 'Furnished apartment in Germany, let by a private person',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        ...timeEn(terms),
        'The apartment is let privately, not as a business, and for temporary use only (section 549 (2) no. 1 BGB). Afterwards the landlord needs it back or lets it anew.',
      ],
    },
    {
      title: 'Rent',
      clauses: [...rentEn(terms), 'The landlord does not act as a business and shows no value added tax.'],
    },
    { title: 'Deposit', clauses: germanDepositEn(terms) },
    { title: 'Use and people', clauses: [...peopleEn(terms), GERMAN_REGISTRATION_EN] },
    careEn(terms),
    {
      title: 'The landlord’s personal things',
      clauses: [
        'Personal things that stay in the apartment are in the record of the handover. What is locked stays locked.',
        'The tenant keeps post for the landlord and passes it on when there is an occasion.',
      ],
    },
    handoverEn,
    { title: 'Ending', clauses: germanEndEn(terms) },
    signingEn(terms),
    lawEn(
      'German law applies. The rules on raising rents and on protection against notice that section 549 (2) BGB leaves out do not apply.',
    ),
  ],
  annex: () => [
    'The apartment stays let privately and for temporary use (section 549 (2) no. 1 BGB); the reason goes on.',
  ],
}
