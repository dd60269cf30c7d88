import { apartment, rent, signing, time } from './clauses-fr.ts'
import type { ContractTemplate } from './contract-text.ts'

/** TEST_CONTRACT_1 in French: for trying things out; nobody owes anything by it. */
export const testContractFr: ContractTemplate = {
  title: 'Contrat d’essai',
  kind: 'Pour essayer seulement, sans aucun effet',
  sections: (terms) => [
    { title: 'Essai', clauses: ['Ceci est un essai. Même signé, il n’oblige personne à rien.'] },
    { title: 'Logement', clauses: apartment(terms) },
    { title: 'Durée', clauses: time(terms) },
    { title: 'Loyer', clauses: rent(terms) },
    signing(terms),
  ],
  annex: () => ['Cet avenant est un essai lui aussi.'],
}
