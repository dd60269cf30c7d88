import { ID_DOCUMENTS, type IdDocument } from '../catalogue/checks.ts'
import {
  type FileType,
  STUDENT_ID_TYPES,
  type StudentIdType,
  type TenantDocumentType,
} from '../catalogue/tenants.ts'

/** What more is said of two types of documents: which identity document it is, and what proves the studies (C3). */
export interface DocumentKind {
  idDocument: IdDocument | null
  studentIdType: StudentIdType | null
}

/** The two questions about a document, none of which is asked of most. */
export type KindQuestion = keyof DocumentKind

/** What has to be said of a document of that type when it is handed in, or null. */
export function kindQuestionOf(type: TenantDocumentType): KindQuestion | null {
  if (type === 'VALID_IDENTITY_DOCUMENT') return 'idDocument'
  return type === 'CERTIFICATE_OF_MATRICULATION' ? 'studentIdType' : null
}

/** The answers that a question has, in the order in which they are shown. */
export const KIND_ANSWERS = {
  idDocument: ID_DOCUMENTS,
  studentIdType: STUDENT_ID_TYPES,
} as const satisfies Record<KindQuestion, readonly string[]>

/** What texts of a form say of a document of that type; null where its question has no such answer. */
export function kindOf(type: TenantDocumentType, answer: string): DocumentKind | null {
  const question = kindQuestionOf(type)
  const idDocument = ID_DOCUMENTS.find((one) => one === answer) ?? null
  const studentIdType = STUDENT_ID_TYPES.find((one) => one === answer) ?? null
  if (question === 'idDocument') return idDocument && { idDocument, studentIdType: null }
  if (question === 'studentIdType') return studentIdType && { idDocument: null, studentIdType }
  return { idDocument: null, studentIdType: null }
}

/** What the file of a document is: identity documents and registers of companies are told apart from all others (C3). */
export function fileTypeOfDocument(type: TenantDocumentType): FileType {
  if (type === 'VALID_IDENTITY_DOCUMENT') return 'ID_DOCUMENT'
  return type === 'COMPANY_SELF_DISCLOSURE_FORM' ? 'REGISTRATION_DOCUMENT' : 'TENANT_DOCUMENT'
}
