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

/** GERMANY_DEFAULT in German: temporary use, whoever lets it. */
export const germanyDefaultDe: ContractTemplate = {
  title: 'Mietvertrag zum vorübergehenden Gebrauch',
  kind: 'Möblierte Wohnung in Deutschland, zum vorübergehenden Gebrauch',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartment(terms) },
    {
      title: 'Zweck und Mietzeit',
      clauses: [
        ...time(terms),
        'Die Wohnung wird nur zum vorübergehenden Gebrauch überlassen (§ 549 Abs. 2 Nr. 1 BGB). Beide wissen, dass sie keine dauerhafte Wohnung ersetzt.',
      ],
    },
    { title: 'Miete', clauses: rent(terms) },
    { title: 'Kaution', clauses: germanDeposit(terms) },
    { title: 'Nutzung und Personen', clauses: [...people(terms), GERMAN_REGISTRATION] },
    care(terms),
    handover,
    { title: 'Ende des Vertrags', clauses: germanEnd(terms) },
    signing(terms),
    law(
      'Es gilt deutsches Recht. Die Regeln über Mieterhöhung und Kündigungsschutz, die § 549 Abs. 2 BGB ausnimmt, gelten nicht.',
    ),
  ],
  annex: () => ['Der Gebrauch bleibt vorübergehend; der Grund dafür besteht fort (§ 549 Abs. 2 Nr. 1 BGB).'],
}
