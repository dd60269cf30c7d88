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

/** REFUGEE_GERMANY in German: a first home after flight. */
export const refugeeGermanyDe: ContractTemplate = {
  title: 'Mietvertrag über ein Zuhause auf Zeit',
  kind: 'Möblierte Wohnung in Deutschland, erstes Zuhause nach der Flucht',
  sections: (terms) => [
    { title: 'Wohnung', clauses: apartmentDe(terms) },
    {
      title: 'Zweck und Mietzeit',
      clauses: [
        ...timeDe(terms),
        'Die Wohnung ist ein vorübergehendes Zuhause für Menschen, die ihres verlassen mussten (§ 549 Abs. 2 Nr. 1 BGB).',
      ],
    },
    {
      title: 'Miete und Behörden',
      clauses: [
        ...rentDe(terms),
        'Zahlt eine Behörde die Miete oder einen Teil davon, unterschreibt die vermietende Seite die nötigen Papiere binnen einer Woche und nimmt die Zahlung von ihr an. Verzögert sich die Zahlung der Behörde ohne Verschulden der mietenden Seite, wird deswegen nicht gekündigt.',
      ],
    },
    {
      title: 'Kaution',
      clauses: [...germanDepositDe(terms), 'Die Kaution kann auch eine Behörde leisten oder zusichern.'],
    },
    { title: 'Nutzung und Personen', clauses: [...peopleDe(terms), GERMAN_REGISTRATION_DE] },
    careDe(terms),
    {
      title: 'Sprache',
      clauses: [
        'Auf Wunsch wird der Vertrag vor der Unterschrift in einer Sprache erklärt, die die mietende Seite versteht. Sie darf dazu jemanden mitbringen und sich zwei Tage Zeit nehmen.',
      ],
    },
    handoverDe,
    {
      title: 'Ende des Vertrags',
      clauses: [
        ...germanEndDe(terms),
        'Wird der mietenden Seite ein anderer Ort zugewiesen oder findet sie eine dauerhafte Wohnung, kann sie die Mietzeit in Textform mit einer Frist von zwei Wochen beenden.',
      ],
    },
    signingDe(terms),
    lawDe('Es gilt deutsches Recht.'),
  ],
  annex: () => [
    'Auch während der Verlängerung kann die mietende Seite mit einer Frist von zwei Wochen gehen, wenn ihr ein anderer Ort zugewiesen wird oder sie eine dauerhafte Wohnung findet.',
  ],
}
