/** How an adult belongs to the main tenant (D3). */
export const RELATIONSHIPS = [
  'MAIN_TENANT',
  'CO_TENANT',
  'PARTNER',
  'FAMILY',
  'FRIEND',
  'COLLEAGUE',
] as const satisfies readonly string[]

/** A relationship to the main tenant. */
export type Relationship = (typeof RELATIONSHIPS)[number]

/** The age groups of children (C3). */
export const CHILD_TYPES = ['INFANT', 'CHILD', 'TEENAGER'] as const satisfies readonly string[]

/** An age group of a child. */
export type ChildType = (typeof CHILD_TYPES)[number]

/** How a tenant may describe their gender (C3). */
export const GENDERS = ['MAN', 'WOMAN', 'OTHER', 'PREFER_NOT_TO_SAY'] as const satisfies readonly string[]

/** A gender. */
export type Gender = (typeof GENDERS)[number]

/** How the tenant is employed (C3). */
export const EMPLOYMENTS = ['EMPLOYED', 'SELF_EMPLOYED'] as const satisfies readonly string[]

/** An employment. */
export type Employment = (typeof EMPLOYMENTS)[number]

/** Who pays for the stay (C3). */
export const PAID_BY = ['SELF', 'PARENTS', 'COMPANY', 'SCHOLARSHIP'] as const satisfies readonly string[]

/** A payer of a stay. */
export type PaidBy = (typeof PAID_BY)[number]

/** The parts people play (C6). */
export const ROLES = [
  'TENANT',
  'LANDLORD',
  'MAIN_TENANT',
  'COMPANY',
  'PARENTS',
  'STAFF',
] as const satisfies readonly string[]

/** A role. */
export type Role = (typeof ROLES)[number]

/** The documents that tenants hand in (C3, all 17). */
export const TENANT_DOCUMENT_TYPES = [
  'CERTIFICATE_OF_MATRICULATION',
  'FINANCIAL_STATEMENT',
  'GUARANTEE_FROM_PARENTS',
  'LETTER_FROM_EMPLOYER',
  'PROOF_OF_APPRENTICESHIP',
  'PROOF_OF_EMPLOYMENT',
  'PROOF_OF_INTERNSHIP',
  'VALID_IDENTITY_DOCUMENT',
  'GUARANTOR_FINANCIAL_STATEMENT',
  'CERTIFICATE_OF_SCHOLARSHIP',
  'GUARANTEE_LETTER',
  'FRENCH_GUARANTOR',
  'COMPANY_SELF_DISCLOSURE_FORM',
  'BANK_STATEMENT',
  'GUARANTOR_BANK_STATEMENT',
  'PAYSLIP',
  'GUARANTOR_PAYSLIP',
] as const satisfies readonly string[]

/** A type of tenant document. */
export type TenantDocumentType = (typeof TENANT_DOCUMENT_TYPES)[number]

/** What proves that somebody studies (C3). */
export const STUDENT_ID_TYPES = [
  'VALID_ID',
  'ENROLLMENT_CERTIFICATE',
  'ACCEPTANCE_LETTER',
] as const satisfies readonly string[]

/** A student id type. */
export type StudentIdType = (typeof STUDENT_ID_TYPES)[number]

/** What a file is; the specification says such a list exists (C3), its values are ours. */
export const FILE_TYPES = [
  'CONTRACT',
  'SIGNED_CONTRACT',
  'INVOICE',
  'CREDIT_NOTE',
  'FLOOR_PLAN',
  'ENERGY_CERTIFICATE',
  'LISTING_IMAGE',
  'CALENDAR',
  'TENANT_DOCUMENT',
  'ID_DOCUMENT',
  'REGISTRATION_DOCUMENT',
  'TAX_STATEMENT',
  'POWER_OF_ATTORNEY',
  'OTHER',
] as const satisfies readonly string[]

/** A file type. */
export type FileType = (typeof FILE_TYPES)[number]

/** Whether somebody has looked at a file, and with what outcome (C3, C4). */
export const FILE_VALIDATION_STATUSES = [
  'SUCCESSFUL',
  'FAILED',
  'NOT_VALIDATED',
] as const satisfies readonly string[]

/** A validation status of a file. */
export type FileValidationStatus = (typeof FILE_VALIDATION_STATUSES)[number]

/** Why a file was not accepted (C5). */
export const FILE_VALIDATION_FAILURE_REASONS = [
  'WRONG_TYPE',
  'POOR_QUALITY',
  'OLDER_THAN_THREE_MONTHS',
  'NAME_DOES_NOT_MATCH_ID',
  'MISSING_NAME',
  'MISSING_DATE',
  'MISSING_CURRENT_BALANCE',
  'MISSING_NET_INCOME',
  'OTHER',
] as const satisfies readonly string[]

/** A reason why a file was not accepted. */
export type FileValidationFailureReason = (typeof FILE_VALIDATION_FAILURE_REASONS)[number]
