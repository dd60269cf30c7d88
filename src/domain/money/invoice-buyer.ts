import type { CommercialType } from '../catalogue/tax.ts'

/** Where post goes, parts of one line each; empty where there is none. */
interface PostalAddress {
  addressLine1: string
  addressLine2: string
  zipCode: string
  city: string
  region: string
  /** Two letters. */
  country: string
}

/** What is known of the landlord of a home whose fee is invoiced. */
export interface BuyerFacts {
  /** The landlord's own name. */
  name: string
  email: string
  /** The billing details of the home; null: none are chosen. */
  details:
    | (PostalAddress & {
        type: CommercialType
        firstName: string
        lastName: string
        companyName: string
        vatId: string
        /** Where its invoices go; null: to the address above. */
        billingAddress: (PostalAddress & { companyName: string }) | null
      })
    | null
  /** The billing address of the home; null: none is chosen. */
  address: (PostalAddress & { name: string }) | null
}

/** To whom an invoice is written. */
export interface InvoiceBuyer extends PostalAddress {
  name: string
  email: string
  vatId: string
  isBusiness: boolean
}

/**
 * To whom the invoice of a home's fee is written: its billing details, at the billing address that they or the home
 * name. Null while no whole address is known, since the law wants one on an invoice.
 */
export function invoiceBuyer({ name, email, details, address }: BuyerFacts): InvoiceBuyer | null {
  const places = [details?.billingAddress, address, details]
  const place = places.find((known) => known && isWhole(known))
  if (!place) return null
  const { addressLine1, addressLine2, zipCode, city, region, country } = place
  return {
    name: nameOf(details, address) || name,
    email,
    vatId: details?.vatId ?? '',
    isBusiness: details?.type === 'COMPANY' || Boolean(details?.vatId),
    addressLine1,
    addressLine2,
    zipCode,
    city,
    region,
    country,
  }
}

function nameOf(details: BuyerFacts['details'], address: BuyerFacts['address']): string {
  if (!details) return address?.name ?? ''
  const company = details.billingAddress?.companyName || details.companyName
  return company || `${details.firstName} ${details.lastName}`.trim() || (address?.name ?? '')
}

function isWhole({ addressLine1, zipCode, city, country }: PostalAddress): boolean {
  return [addressLine1, zipCode, city, country].every((part) => part.trim() !== '')
}
