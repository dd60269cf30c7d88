import type { CommercialType } from '../../domain/catalogue/tax.ts'
import { henrike, jana, type Person } from './people.ts'

interface Address {
  addressLine1: string
  zipCode: string
  city: string
  country: string
}

/** As whom a landlord lets. */
export interface DemoBillingDetails {
  key: string
  type: CommercialType
  firstName: string
  lastName: string
  birthDate: string | null
  companyName: string | null
  registrationNumber: string | null
  vatId: string | null
  taxId: string | null
  address: Address
}

/** What a landlord of the demo has given us for bills, payout and taxes. */
export interface DemoLandlord {
  person: Person
  contactPersons: readonly { firstName: string; lastName: string; email: string; phone: string }[]
  billingAddress: Address & { name: string }
  bankAccounts: readonly { holder: string; iban: string; bic: string; bankName: string }[]
  billingDetails: readonly DemoBillingDetails[]
}

const janasAddress = { addressLine1: 'Linienstraße 61', zipCode: '10119', city: 'Berlin', country: 'DE' }
const henrikesAddress = {
  addressLine1: 'Eppendorfer Weg 40',
  zipCode: '20259',
  city: 'Hamburg',
  country: 'DE',
}

/** Both landlords: Jana's tax data are complete, Henrike's tax id is missing. */
export const demoLandlords: readonly DemoLandlord[] = [
  {
    person: jana,
    contactPersons: [
      { firstName: jana.firstName, lastName: jana.lastName, email: jana.email, phone: jana.phone },
      {
        firstName: 'Mara',
        lastName: 'Vogel',
        email: 'office@lindenhof.example',
        phone: '+49 30 5550 1490',
      },
    ],
    billingAddress: { name: 'Jana Keller', ...janasAddress },
    bankAccounts: [
      {
        holder: 'Jana Keller',
        iban: 'DE02120300000000202051',
        bic: 'BYLADEM1001',
        bankName: 'Deutsche Kreditbank',
      },
      { holder: 'Jana Keller, Kautionen', iban: 'DE02500105170137075030', bic: 'INGDDEFF', bankName: 'ING' },
    ],
    billingDetails: [
      {
        key: 'jana',
        type: 'PRIVATE',
        firstName: 'Jana',
        lastName: 'Keller',
        birthDate: '1983-05-17',
        companyName: null,
        registrationNumber: null,
        vatId: null,
        taxId: '65929970489',
        address: janasAddress,
      },
      {
        key: 'lindenhof',
        type: 'COMPANY',
        firstName: 'Jana',
        lastName: 'Keller',
        birthDate: null,
        companyName: 'Lindenhof Apartments GmbH',
        registrationNumber: 'HRB 184207',
        vatId: 'DE312546789',
        taxId: null,
        address: { addressLine1: 'Weigandufer 22', zipCode: '12045', city: 'Berlin', country: 'DE' },
      },
    ],
  },
  {
    person: henrike,
    contactPersons: [
      {
        firstName: henrike.firstName,
        lastName: henrike.lastName,
        email: henrike.email,
        phone: henrike.phone,
      },
    ],
    billingAddress: { name: 'Henrike Lohmann', ...henrikesAddress },
    bankAccounts: [
      { holder: 'Henrike Lohmann', iban: 'DE02200505501015871393', bic: 'HASPDEHH', bankName: 'Haspa' },
    ],
    billingDetails: [
      {
        key: 'henrike',
        type: 'PRIVATE',
        firstName: 'Henrike',
        lastName: 'Lohmann',
        birthDate: '1971-10-02',
        companyName: null,
        registrationNumber: null,
        vatId: null,
        taxId: null,
        address: henrikesAddress,
      },
    ],
  },
]
