import { apartmentDe, rentDe, signingDe, timeDe } from './clauses-de.ts'
import { apartmentEn, rentEn, signingEn, timeEn } from './clauses-en.ts'
import { apartmentFr, rentFr, signingFr, timeFr } from './clauses-fr.ts'
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

/** TEST_CONTRACT_1 in English: for trying things out; nobody owes anything by it. */
export const testContractEn: ContractTemplate = {
  title: 'Test contract',
  kind: 'For trying things out, without any effect',
  sections: (terms) => [
    { title: 'Test', clauses: ['This is a test. Even signed it binds nobody to anything.'] },
    { title: 'Apartment', clauses: apartmentEn(terms) },
    { title: 'Time', clauses: timeEn(terms) },
    { title: 'Rent', clauses: rentEn(terms) },
    signingEn(terms),
  ],
  annex: () => ['This annex is a test, too.'],
}

/** TEST_CONTRACT_1 in French: for trying things out; nobody owes anything by it. */
export const testContractFr: ContractTemplate = {
  title: 'Contrat d’essai',
  kind: 'Pour essayer seulement, sans aucun effet',
  sections: (terms) => [
    { title: 'Essai', clauses: ['Ceci est un essai. Même signé, il n’oblige personne à rien.'] },
    { title: 'Logement', clauses: apartmentFr(terms) },
    { title: 'Durée', clauses: timeFr(terms) },
    { title: 'Loyer', clauses: rentFr(terms) },
    signingFr(terms),
  ],
  annex: () => ['Cet avenant est un essai lui aussi.'],
}
