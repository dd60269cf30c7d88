import { apartmentEn, rentEn, signingEn, timeEn } from './clauses-en.ts'
import type { ContractTemplate } from './contract-text.ts'

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
