import { apartmentFr, rentFr, signingFr, timeFr } from './clauses-fr.ts'
import type { ContractTemplate } from './contract-text.ts'

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
