import type { Environment } from './environment.ts'

/** Who runs this installation, as the legal pages name them. */
export interface Operator {
  name: string
  /** In one line, parts separated by commas. */
  address: string
  email: string
  phone: string | null
  representative: string | null
  register: string | null
  vatId: string | null
  /** Of a data protection officer, where there is one. */
  privacyContact: string | null
  /** Made up for the demo. */
  isExample: boolean
}

/** The operator as invoices name them. */
export interface Seller {
  name: string
  addressLine1: string
  zipCode: string
  city: string
  /** Two letters. */
  country: string
  email: string
  register: string | null
  vatId: string | null
  taxNumber: string | null
  /** Writes no VAT (in Germany UStG § 19). */
  isSmallBusiness: boolean
  /** Where transfers go. */
  iban: string
  bic: string | null
}

const exampleOperator: Operator = {
  name: 'Example Homes GmbH',
  address: 'Beispielstraße 1, 10115 Berlin, Germany',
  email: 'hello@operator.example',
  phone: '+49 30 5550 1000',
  representative: 'Erika Beispiel',
  register: 'Amtsgericht Berlin (Charlottenburg), HRB 000000 B',
  vatId: 'DE000000000',
  privacyContact: 'privacy@operator.example',
  isExample: true,
}

// An IBAN that banks publish as an example, and a VAT id that nobody has.
const exampleSeller: Seller = {
  name: exampleOperator.name,
  addressLine1: 'Beispielstraße 1',
  zipCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: exampleOperator.email,
  register: exampleOperator.register,
  vatId: exampleOperator.vatId,
  taxNumber: '30/000/00000',
  isSmallBusiness: false,
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
}

/** The operator as the environment names them; the demo has an example. */
export function operatorIn(env: Environment, demo: boolean): Operator | null {
  if (!env.MEZZO_OPERATOR_NAME) return demo ? exampleOperator : null
  return {
    name: env.MEZZO_OPERATOR_NAME,
    address: env.MEZZO_OPERATOR_ADDRESS ?? '',
    email: env.MEZZO_OPERATOR_EMAIL ?? '',
    phone: env.MEZZO_OPERATOR_PHONE ?? null,
    representative: env.MEZZO_OPERATOR_REPRESENTATIVE ?? null,
    register: env.MEZZO_OPERATOR_REGISTER ?? null,
    vatId: env.MEZZO_OPERATOR_VAT_ID ?? null,
    privacyContact: env.MEZZO_OPERATOR_PRIVACY_CONTACT ?? null,
    isExample: false,
  }
}

/** Who writes invoices; without a name the demo's operator, and in tests as well. */
export function sellerIn(env: Environment, production: boolean): Seller | null {
  if (!env.MEZZO_OPERATOR_NAME) return production ? null : exampleSeller
  if (!env.MEZZO_OPERATOR_STREET) return null
  return {
    name: env.MEZZO_OPERATOR_NAME,
    addressLine1: env.MEZZO_OPERATOR_STREET,
    zipCode: env.MEZZO_OPERATOR_ZIP_CODE ?? '',
    city: env.MEZZO_OPERATOR_CITY ?? '',
    country: env.MEZZO_OPERATOR_COUNTRY ?? '',
    email: env.MEZZO_OPERATOR_EMAIL ?? '',
    register: env.MEZZO_OPERATOR_REGISTER ?? null,
    vatId: env.MEZZO_OPERATOR_VAT_ID ?? null,
    taxNumber: env.MEZZO_OPERATOR_TAX_NUMBER ?? null,
    isSmallBusiness: env.MEZZO_OPERATOR_SMALL_BUSINESS,
    iban: env.MEZZO_OPERATOR_IBAN?.replaceAll(' ', '') ?? '',
    bic: env.MEZZO_OPERATOR_BIC ?? null,
  }
}
