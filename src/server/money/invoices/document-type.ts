import { INVOICE_DOCUMENT_TYPES } from '../../../domain/catalogue/money.ts'
import { builder } from '../../kernel/graphql/builder.ts'

/** GraphQL InvoiceDocumentType. */
export const documentType = builder.enumType('InvoiceDocumentType', { values: INVOICE_DOCUMENT_TYPES })
