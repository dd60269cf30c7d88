import { apartment, rent, signing, time } from './clauses-en.ts'
import type { ContractTemplate } from './contract-text.ts'

/** TEST_CONTRACT_1 in English: for trying things out; nobody owes anything by it. */
export const testContractEn: ContractTemplate = {
  title: 'Test contract',
  kind: 'For trying things out, without any effect',
  sections: (terms) => [
    { title: 'Test', clauses: ['This is a test. Even signed it binds nobody to anything.'] },
    { title: 'Apartment', clauses: apartment(terms) },
    { title: 'Time', clauses: time(terms) },
    { title: 'Rent', clauses: rent(terms) },
    signing(terms),
  ],
  annex: () => ['This annex is a test, too.'],
}
