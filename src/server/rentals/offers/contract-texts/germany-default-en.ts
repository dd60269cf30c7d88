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

/** GERMANY_DEFAULT in English: temporary use, whoever lets it. */
export const germanyDefaultEn: ContractTemplate = {
  title: 'Rental agreement for temporary use',
  kind: 'Furnished apartment in Germany, for temporary use',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartmentEn(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        ...timeEn(terms),
        'The apartment is let for temporary use only (section 549 (2) no. 1 BGB). Both know that it does not replace a lasting home.',
      ],
    },
    { title: 'Rent', clauses: rentEn(terms) },
    { title: 'Deposit', clauses: germanDepositEn(terms) },
    { title: 'Use and people', clauses: [...peopleEn(terms), GERMAN_REGISTRATION_EN] },
    careEn(terms),
    handoverEn,
    { title: 'Ending', clauses: germanEndEn(terms) },
    signingEn(terms),
    lawEn(
      'German law applies. The rules on raising rents and on protection against notice that section 549 (2) BGB leaves out do not apply.',
    ),
  ],
  annex: () => ['The use stays temporary; its reason goes on (section 549 (2) no. 1 BGB).'],
}
