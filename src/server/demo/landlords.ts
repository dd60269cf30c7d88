import type { CommercialType } from '../../domain/catalogue/tax.ts'
import { emre, henrike, jana, nora, type Person } from './people.ts'

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

/** A landlord who lets as a private person and keeps to one account. */
function privateLandlord(
  person: Person,
  facts: {
    birthDate: string
    taxId: string
    address: Address
    account: DemoLandlord['bankAccounts'][number]
  },
): DemoLandlord {
  const { firstName, lastName, email, phone } = person
  return {
    person,
    contactPersons: [{ firstName, lastName, email, phone }],
    billingAddress: { name: `${firstName} ${lastName}`, ...facts.address },
    bankAccounts: [facts.account],
    billingDetails: [
      {
        key: email,
        type: 'PRIVATE',
        firstName,
        lastName,
        birthDate: facts.birthDate,
        companyName: null,
        registrationNumber: null,
        vatId: null,
        taxId: facts.taxId,
        address: facts.address,
      },
    ],
  }
}

/** All landlords: Henrike's tax id is missing, the others' tax data are complete. */
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
  privateLandlord(nora, {
    birthDate: '1979-03-28',
    taxId: '26475019388',
    address: { addressLine1: 'Wühlischstraße 41', zipCode: '10245', city: 'Berlin', country: 'DE' },
    account: {
      holder: 'Nora Brandes',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFF',
      bankName: 'Commerzbank',
    },
  }),
  privateLandlord(emre, {
    birthDate: '1988-08-14',
    taxId: '48302719561',
    address: { addressLine1: 'Urbanstraße 115', zipCode: '10967', city: 'Berlin', country: 'DE' },
    account: { holder: 'Emre Aydın', iban: 'DE75512108001245126199', bic: 'SOGEDEFF', bankName: 'SG' },
  }),
]
