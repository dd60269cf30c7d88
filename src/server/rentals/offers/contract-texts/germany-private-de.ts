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
} from './clauses-de.ts'
import type { ContractTemplate } from './contract-text.ts'

/** GERMANY_PRIVATE in German: a private person lets the own home for a time. */
export const germanyPrivateDe: ContractTemplate = {
  title: 'Mietvertrag zum vorübergehenden Gebrauch',
  kind: 'Möblierte Wohnung in Deutschland, privat vermietet',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartment(terms) },
    {
      title: 'Zweck und Mietzeit',
      clauses: [
        ...time(terms),
        'Die Wohnung wird privat, nicht gewerblich und nur zum vorübergehenden Gebrauch vermietet (§ 549 Abs. 2 Nr. 1 BGB). Danach braucht die vermietende Seite sie wieder für sich oder vermietet sie neu.',
      ],
    },
    {
      title: 'Miete',
      clauses: [
        ...rent(terms),
        'Die vermietende Seite handelt nicht als Unternehmen und weist keine Umsatzsteuer aus.',
      ],
    },
    { title: 'Kaution', clauses: germanDeposit(terms) },
    { title: 'Nutzung und Personen', clauses: [...people(terms), GERMAN_REGISTRATION] },
    care(terms),
    {
      title: 'Persönliche Sachen der vermietenden Seite',
      clauses: [
        'Persönliche Sachen, die in der Wohnung bleiben, stehen im Übergabeprotokoll. Was verschlossen ist, bleibt verschlossen.',
        'Post an die vermietende Seite hebt die mietende Seite auf und gibt sie bei Gelegenheit weiter.',
      ],
    },
    handover,
    { title: 'Ende des Vertrags', clauses: germanEnd(terms) },
    signing(terms),
    law(
      'Es gilt deutsches Recht. Die Regeln über Mieterhöhung und Kündigungsschutz, die § 549 Abs. 2 BGB ausnimmt, gelten nicht.',
    ),
  ],
  annex: () => [
    'Die Wohnung bleibt privat und zum vorübergehenden Gebrauch vermietet (§ 549 Abs. 2 Nr. 1 BGB); der Grund dafür besteht fort.',
  ],
}
