import { expect, it } from 'vitest'
import { ID_DOCUMENTS } from '../catalogue/checks.ts'
import { FILE_TYPES, STUDENT_ID_TYPES, TENANT_DOCUMENT_TYPES } from '../catalogue/tenants.ts'
import { fileTypeOfDocument, KIND_ANSWERS, kindOf, kindQuestionOf } from './document-kind.ts'

it.each([
  ['VALID_IDENTITY_DOCUMENT', 'PASSPORT', { idDocument: 'PASSPORT', studentIdType: null }],
  ['VALID_IDENTITY_DOCUMENT', 'VALID_ID', null],
  ['VALID_IDENTITY_DOCUMENT', '', null],
  ['CERTIFICATE_OF_MATRICULATION', 'VALID_ID', { idDocument: null, studentIdType: 'VALID_ID' }],
  ['CERTIFICATE_OF_MATRICULATION', 'PASSPORT', null],
  ['CERTIFICATE_OF_MATRICULATION', 'anything', null],
  ['PAYSLIP', '', { idDocument: null, studentIdType: null }],
  ['PAYSLIP', 'PASSPORT', { idDocument: null, studentIdType: null }],
] as const)('%s as %o: %o', (type, answer, kind) => {
  expect(kindOf(type, answer)).toEqual(kind)
})

it('asks two types of documents which they are, with all answers of the catalogue', () => {
  const asked = TENANT_DOCUMENT_TYPES.filter((type) => kindQuestionOf(type) !== null)
  expect(asked).toEqual(['CERTIFICATE_OF_MATRICULATION', 'VALID_IDENTITY_DOCUMENT'])
  for (const type of asked) {
    const question = kindQuestionOf(type)
    const answers = question ? KIND_ANSWERS[question] : []
    expect(answers).toEqual(type === 'VALID_IDENTITY_DOCUMENT' ? ID_DOCUMENTS : STUDENT_ID_TYPES)
    for (const answer of answers) expect(Object.values(kindOf(type, answer) ?? {})).toContain(answer)
  }
})

it('files each document under what it is', () => {
  for (const type of TENANT_DOCUMENT_TYPES) expect(FILE_TYPES).toContain(fileTypeOfDocument(type))
  expect(fileTypeOfDocument('VALID_IDENTITY_DOCUMENT')).toBe('ID_DOCUMENT')
  expect(fileTypeOfDocument('COMPANY_SELF_DISCLOSURE_FORM')).toBe('REGISTRATION_DOCUMENT')
  expect(fileTypeOfDocument('PAYSLIP')).toBe('TENANT_DOCUMENT')
})
