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

/** GERMANY_DEFAULT in English: temporary use, whoever lets it. */
export const germanyDefaultEn: ContractTemplate = {
  title: 'Rental agreement for temporary use',
  kind: 'Furnished apartment in Germany, for temporary use',
  sections: (terms) => [
    { title: 'Apartment', clauses: apartment(terms) },
    {
      title: 'Purpose and time',
      clauses: [
        ...time(terms),
        'The apartment is let for temporary use only (section 549 (2) no. 1 BGB). Both know that it does not replace a lasting home.',
      ],
    },
    { title: 'Rent', clauses: rent(terms) },
    { title: 'Deposit', clauses: germanDeposit(terms) },
    { title: 'Use and people', clauses: [...people(terms), GERMAN_REGISTRATION] },
    care(terms),
    handover,
    { title: 'Ending', clauses: germanEnd(terms) },
    signing(terms),
    law(
      'German law applies. The rules on raising rents and on protection against notice that section 549 (2) BGB leaves out do not apply.',
    ),
  ],
  annex: () => ['The use stays temporary; its reason goes on (section 549 (2) no. 1 BGB).'],
}
