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

/** GERMANY_DEFAULT in German: temporary use, whoever lets it. */
export const germanyDefaultDe: ContractTemplate = {
  title: 'Mietvertrag zum vorübergehenden Gebrauch',
  kind: 'Möblierte Wohnung in Deutschland, zum vorübergehenden Gebrauch',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartmentDe(terms) },
    {
      title: 'Zweck und Mietzeit',
      clauses: [
        ...timeDe(terms),
        'Die Wohnung wird nur zum vorübergehenden Gebrauch überlassen (§ 549 Abs. 2 Nr. 1 BGB). Beide wissen, dass sie keine dauerhafte Wohnung ersetzt.',
      ],
    },
    { title: 'Miete', clauses: rentDe(terms) },
    { title: 'Kaution', clauses: germanDepositDe(terms) },
    { title: 'Nutzung und Personen', clauses: [...peopleDe(terms), GERMAN_REGISTRATION_DE] },
    careDe(terms),
    handoverDe,
    { title: 'Ende des Vertrags', clauses: germanEndDe(terms) },
    signingDe(terms),
    lawDe(
      'Es gilt deutsches Recht. Die Regeln über Mieterhöhung und Kündigungsschutz, die § 549 Abs. 2 BGB ausnimmt, gelten nicht.',
    ),
  ],
  annex: () => ['Der Gebrauch bleibt vorübergehend; der Grund dafür besteht fort (§ 549 Abs. 2 Nr. 1 BGB).'],
}
