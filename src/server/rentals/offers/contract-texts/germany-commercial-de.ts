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
import type { ContractTemplate, ContractTerms } from './contract-text.ts'

/** GERMANY_COMMERCIAL in German: a business lets; to a consumer or to another business. */
export const germanyCommercialDe: ContractTemplate = {
  title: 'Mietvertrag zum vorübergehenden Gebrauch',
  kind: 'Möblierte Wohnung in Deutschland, gewerblich vermietet',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartmentDe(terms) },
    { title: 'Zweck und Mietzeit', clauses: [...timeDe(terms), purpose(terms)] },
    {
      title: 'Miete',
      clauses: [
        ...rentDe(terms),
        'Die vermietende Seite vermietet gewerblich. Die Preise sind Endpreise: Weder Steuern noch Gebühren kommen später hinzu. Auf Wunsch stellt sie eine Rechnung aus.',
      ],
    },
    { title: 'Kaution', clauses: germanDepositDe(terms) },
    { title: 'Nutzung und Personen', clauses: [...peopleDe(terms), GERMAN_REGISTRATION_DE] },
    careDe(terms),
    {
      title: 'Erreichbarkeit und Störungen',
      clauses: [
        'Fällt etwas aus, was zum Wohnen nötig ist, kümmert sich die vermietende Seite nach der Meldung so schnell wie möglich darum, an Werktagen binnen 24 Stunden. Die gesetzlichen Rechte bei Mängeln bleiben.',
        ...consumers(terms),
      ],
    },
    handoverDe,
    { title: 'Ende des Vertrags', clauses: germanEndDe(terms) },
    signingDe(terms),
    lawDe(
      terms.business
        ? 'Es gilt deutsches Recht. Gerichtsstand ist, wo das Gesetz eine Vereinbarung erlaubt, der Ort der Wohnung.'
        : 'Es gilt deutsches Recht.',
    ),
  ],
  annex: (terms) => [purpose(terms), 'Auch für die Verlängerung sind die Preise Endpreise.'],
}

function purpose(terms: ContractTerms): string {
  return terms.business
    ? 'Das mietende Unternehmen mietet die Wohnung, um Menschen unterzubringen, die für es arbeiten. Dafür gelten die §§ 535 ff. und 578 BGB; ein Mietverhältnis über Wohnraum mit dem Unternehmen entsteht nicht.'
    : 'Die Wohnung wird nur zum vorübergehenden Gebrauch überlassen (§ 549 Abs. 2 Nr. 1 BGB) und nicht als dauerhafte Wohnung.'
}

function consumers(terms: ContractTerms): string[] {
  if (terms.business) return []
  return [
    'Wurde die Wohnung vor der Unterschrift nicht besichtigt, steht Verbrauchern das gesetzliche Widerrufsrecht zu (§§ 312 Abs. 4, 312g, 355 BGB). Die Belehrung darüber wird mit dem Vertrag übergeben.',
    'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nimmt die vermietende Seite nicht teil, soweit sie dazu nicht verpflichtet ist (§ 36 VSBG).',
  ]
}
