import {
  apartmentDe,
  careDe,
  depositDe,
  handoverDe,
  lawDe,
  peopleDe,
  rentDe,
  signingDe,
  timeDe,
} from './clauses-de.ts'
import type { ContractTemplate } from './contract-text.ts'

const LAWS: Readonly<Record<string, string>> = {
  AT: 'Es gilt österreichisches Recht, insbesondere das ABGB und, soweit es für diese Wohnung gilt, das Mietrechtsgesetz (MRG). Eine Befristung ist schriftlich zu vereinbaren.',
  BE: 'Es gilt belgisches Recht, insbesondere die Regeln der Region, in der die Wohnung liegt, über Mietverträge von kurzer Dauer.',
  IT: 'Es gilt italienisches Recht, insbesondere der Codice civile und das Gesetz Nr. 431 vom 9. Dezember 1998 über zeitlich begrenzte Wohnraummiete.',
  ES: 'Es gilt spanisches Recht, insbesondere die Regeln der Ley 29/1994 (LAU) über die Vermietung auf Zeit und der Código Civil.',
  PL: 'Es gilt polnisches Recht, insbesondere das Zivilgesetzbuch und das Gesetz vom 21. Juni 2001 über den Schutz der Mieter.',
  PT: 'Es gilt portugiesisches Recht, insbesondere der Código Civil über die befristete Miete zu vorübergehenden Zwecken.',
}

/** The contract in German for apartments under any other law. */
export const neutralDe: ContractTemplate = {
  title: 'Mietvertrag auf Zeit',
  kind: 'Möblierte Wohnung auf Zeit',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartmentDe(terms) },
    {
      title: 'Zweck und Mietzeit',
      clauses: [
        ...timeDe(terms),
        'Beide Seiten wollen eine Mietzeit von begrenzter Dauer. Eine andere Wohnung wird dafür nicht aufgegeben.',
      ],
    },
    { title: 'Miete', clauses: rentDe(terms) },
    { title: 'Kaution', clauses: depositDe(terms) },
    { title: 'Nutzung und Personen', clauses: peopleDe(terms) },
    careDe(terms),
    handoverDe,
    {
      title: 'Ende des Vertrags',
      clauses: [
        `Der Vertrag endet am ${terms.to}, ohne dass jemand kündigt. Weiter in der Wohnung zu bleiben verlängert ihn nicht; dafür braucht es eine neue Vereinbarung beider in Textform.`,
        'Vorher kann ihn jede Seite nur beenden, wo das Gesetz es erlaubt, vor allem aus wichtigem Grund. Was das Gesetz zwingend gewährt, bleibt unberührt.',
      ],
    },
    signingDe(terms),
    lawDe(LAWS[terms.country] ?? 'Es gilt das Recht des Landes, in dem die Wohnung liegt.'),
  ],
  annex: () => [
    'Verlangt das Recht am Ort der Wohnung für die Verlängerung eine Anzeige oder Eintragung, nimmt die vermietende Seite sie vor.',
  ],
}
