import {
  apartmentDe,
  careDe,
  GERMAN_REGISTRATION_DE,
  germanDepositDe,
  germanEndDe,
  handoverDe,
  lawDe,
  peopleDe,
  rentDe,
  signingDe,
  timeDe,
} from './clauses-de.ts'
import type { ContractTemplate } from './contract-text.ts'

/** GERMANY_PRIVATE in German: a private person lets the own home for a time. */
export const germanyPrivateDe: ContractTemplate = {
  title: 'Mietvertrag zum vorübergehenden Gebrauch',
  kind: 'Möblierte Wohnung in Deutschland, privat vermietet',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartmentDe(terms) },
    {
      title: 'Zweck und Mietzeit',
      clauses: [
        ...timeDe(terms),
        'Die Wohnung wird privat, nicht gewerblich und nur zum vorübergehenden Gebrauch vermietet (§ 549 Abs. 2 Nr. 1 BGB). Danach braucht die vermietende Seite sie wieder für sich oder vermietet sie neu.',
      ],
    },
    {
      title: 'Miete',
      clauses: [
        ...rentDe(terms),
        'Die vermietende Seite handelt nicht als Unternehmen und weist keine Umsatzsteuer aus.',
      ],
    },
    { title: 'Kaution', clauses: germanDepositDe(terms) },
    { title: 'Nutzung und Personen', clauses: [...peopleDe(terms), GERMAN_REGISTRATION_DE] },
    careDe(terms),
    {
      title: 'Persönliche Sachen der vermietenden Seite',
      clauses: [
        'Persönliche Sachen, die in der Wohnung bleiben, stehen im Übergabeprotokoll. Was verschlossen ist, bleibt verschlossen.',
        'Post an die vermietende Seite hebt die mietende Seite auf und gibt sie bei Gelegenheit weiter.',
      ],
    },
    handoverDe,
    { title: 'Ende des Vertrags', clauses: germanEndDe(terms) },
    signingDe(terms),
    lawDe(
      'Es gilt deutsches Recht. Die Regeln über Mieterhöhung und Kündigungsschutz, die § 549 Abs. 2 BGB ausnimmt, gelten nicht.',
    ),
  ],
  annex: () => [
    'Die Wohnung bleibt privat und zum vorübergehenden Gebrauch vermietet (§ 549 Abs. 2 Nr. 1 BGB); der Grund dafür besteht fort.',
  ],
}
