import { apartmentDe, rentDe, signingDe, timeDe } from './clauses-de.ts'
import type { ContractTemplate } from './contract-text.ts'

/** TEST_CONTRACT_1 in German: for trying things out; nobody owes anything by it. */
export const testContractDe: ContractTemplate = {
  title: 'Probevertrag',
  kind: 'Nur zum Ausprobieren, ohne jede Wirkung',
  sections: (terms) => [
    {
      title: 'Probe',
      clauses: ['Dies ist eine Probe. Auch unterschrieben verpflichtet sie niemanden zu etwas.'],
    },
    { title: 'Wohnung', clauses: apartmentDe(terms) },
    { title: 'Mietzeit', clauses: timeDe(terms) },
    { title: 'Miete', clauses: rentDe(terms) },
    signingDe(terms),
  ],
  annex: () => ['Auch dieser Nachtrag ist eine Probe.'],
}
