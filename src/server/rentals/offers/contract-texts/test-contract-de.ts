import { apartment, rent, signing, time } from './clauses-de.ts'
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
    { title: 'Wohnung', clauses: apartment(terms) },
    { title: 'Mietzeit', clauses: time(terms) },
    { title: 'Miete', clauses: rent(terms) },
    signing(terms),
  ],
  annex: () => ['Auch dieser Nachtrag ist eine Probe.'],
}
