import type { Language } from '../../../domain/catalogue/language.ts'
import type { InvoiceBuyer } from '../../../domain/money/invoice-buyer.ts'
import {
  type InvoiceDocument,
  invoiceDocumentOf,
  type InvoiceParty,
  type InvoicePayment,
} from '../../../domain/money/invoice-document.ts'
import type { Seller } from '../../kernel/config/operator.ts'
import { feeLineWords } from '../documents/invoice-words.ts'
import type { DraftRow, IssuedFacts } from './issue-sql.ts'

/** Who writes a document, who gets it, and in which language. */
export interface DocumentParties {
  seller: InvoiceParty
  buyer: InvoiceParty
  language: Language
  payment: InvoicePayment
}

/** What the document of a draft says; InvoiceDocumentError where its figures don't fit together. */
export function documentOf(
  draft: DraftRow,
  facts: Omit<IssuedFacts, 'written'>,
  parties: DocumentParties,
): InvoiceDocument {
  const { documentType, mode, currency, credits, rent, feeRate, method, origins } = draft
  const { number, issuedOn, dueDate, net, vatCategory: category, vatRate: rate, paid, amount } = facts
  const origin = origins?.landlordFeePercent ?? null
  const basis = { payer: 'LANDLORD', rate: feeRate, rent, currency, method, origin } as const
  const isPaid = paid > 0 && paid === amount
  return invoiceDocumentOf({
    number,
    documentType,
    mode,
    issuedOn,
    dueOn: credits ? null : dueDate,
    currency,
    takesBack: credits && { number: credits.number, issuedOn: credits.issuedOn },
    ...parties,
    payment: isPaid ? { kind: 'PAID', by: 'CREDIT', on: issuedOn } : parties.payment,
    stay: { from: draft.from, to: draft.to, apartment: apartmentOf(draft), country: draft.flatCountry },
    lines: [
      {
        ...feeLineWords(basis, parties.language),
        net,
        vat: { category, rate },
      },
    ],
    paid,
    notes: [],
  })
}

function apartmentOf({ groupName, apartmentName }: DraftRow): string {
  return [...new Set([groupName, apartmentName])].filter(Boolean).join(', ')
}

/** The parties of a credit note: those of its invoice. */
export function partiesOfCredited({ seller, buyer, language }: InvoiceDocument): DocumentParties {
  return { seller, buyer, language, payment: { kind: 'GIVEN_BACK' } }
}

/** The parties of an invoice, which is kept from what is paid out, or paid by a transfer to the seller's account. */
export function partiesOf(
  seller: Seller,
  buyer: InvoiceBuyer,
  language: Language,
  isKept: boolean,
): DocumentParties {
  const { iban, bic, name: holder } = seller
  return {
    seller: partyOfSeller(seller),
    buyer: partyOfBuyer(buyer),
    language,
    payment: isKept ? { kind: 'KEPT_FROM_PAYOUT' } : { kind: 'BANK_TRANSFER', iban, bic: bic ?? '', holder },
  }
}

function partyOfSeller(seller: Seller): InvoiceParty {
  return {
    name: seller.name,
    contactName: '',
    addressLine1: seller.addressLine1,
    addressLine2: '',
    zipCode: seller.zipCode,
    city: seller.city,
    region: '',
    country: seller.country,
    vatId: seller.vatId ?? '',
    taxNumber: seller.taxNumber ?? '',
    email: seller.email,
    register: seller.register ?? '',
  }
}

function partyOfBuyer(buyer: InvoiceBuyer): InvoiceParty {
  const { name, addressLine1, addressLine2, zipCode, city, region, country, vatId, email } = buyer
  const address = { addressLine1, addressLine2, zipCode, city, region, country }
  return { name, ...address, vatId, email, contactName: '', taxNumber: '', register: '' }
}
