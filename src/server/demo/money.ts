import { DAC7_COUNTRIES } from '../../domain/catalogue/tax.ts'
import { checkDac7 } from '../../domain/money/dac7.ts'
import { encryptText } from '../kernel/adapters/secret-text.ts'
import type { Config } from '../kernel/config/config.ts'
import type { Db } from '../kernel/db/database.ts'
import { ibanColumns } from '../money/payouts/iban.ts'
import type { DemoClock } from './clock.ts'
import { type DemoLandlord, demoLandlords, type DemoBillingDetails } from './landlords.ts'
import { henrike } from './people.ts'
import { demoId } from './random.ts'
import { addDays, parseDay } from '../../domain/kernel/day.ts'

/** Contact persons, addresses, accounts and tax data of the landlords, linked to their listings. */
export async function insertMoney(trx: Db, config: Pick<Config, 'secret'>, clock: DemoClock): Promise<void> {
  for (const landlord of demoLandlords) {
    await insertContacts(trx, clock, landlord)
    await insertAccounts(trx, config, clock, landlord)
    for (const item of landlord.billingDetails) await insertBillingDetails(trx, config, clock, landlord, item)
    await linkListings(trx, landlord)
  }
  await showPayments(trx, clock)
  await askForTaxData(trx, clock)
}

/** Somebody was asked long ago for what tax reporting lacks, and reminded twice: payouts are held soon. */
async function askForTaxData(trx: Db, clock: DemoClock): Promise<void> {
  const before = (days: number) => clock.now.subtract({ hours: 24 * days })
  await trx
    .insertInto('tax_data_requests')
    .values({
      landlord_id: henrike.id,
      asked_at: before(46),
      first_reminder_at: before(26),
      second_reminder_at: before(6),
    })
    .execute()
}

/** All landlords have the page of payments in their menu. */
async function showPayments(trx: Db, clock: DemoClock): Promise<void> {
  await trx
    .insertInto('feature_flag_users')
    .values(
      demoLandlords.map(({ person }) => ({
        name: 'PAYMENTS_GATEWAY' as const,
        user_id: person.id,
        enabled: true,
        changed_at: clock.now,
      })),
    )
    .execute()
}

async function insertContacts(
  trx: Db,
  clock: DemoClock,
  { person, ...landlord }: DemoLandlord,
): Promise<void> {
  await trx
    .insertInto('contact_persons')
    .values(
      landlord.contactPersons.map((contact, index) => ({
        id: demoId(`contact/${person.email}/${index}`),
        landlord_id: person.id,
        first_name: contact.firstName,
        last_name: contact.lastName,
        email: contact.email,
        phone: contact.phone,
        created_at: clock.now.subtract({ hours: 24 * (700 - index) }),
      })),
    )
    .execute()
  await trx
    .insertInto('billing_addresses')
    .values({
      id: demoId(`billing-address/${person.email}`),
      landlord_id: person.id,
      name: landlord.billingAddress.name,
      address_line1: landlord.billingAddress.addressLine1,
      zip_code: landlord.billingAddress.zipCode,
      city: landlord.billingAddress.city,
      country: landlord.billingAddress.country,
      created_at: clock.now.subtract({ hours: 24 * 700 }),
    })
    .execute()
}

async function insertAccounts(
  trx: Db,
  config: Pick<Config, 'secret'>,
  clock: DemoClock,
  { person, bankAccounts }: DemoLandlord,
): Promise<void> {
  await trx
    .insertInto('bank_accounts')
    .values(
      bankAccounts.map((account, index) => ({
        id: demoId(`bank-account/${person.email}/${index}`),
        landlord_id: person.id,
        account_holder: account.holder,
        ...ibanColumns(config, account.iban),
        bic: account.bic,
        bank_name: account.bankName,
        currency: 'EUR',
        created_at: clock.now.subtract({ hours: 24 * (690 - index) }),
      })),
    )
    .execute()
}

async function insertBillingDetails(
  trx: Db,
  config: Pick<Config, 'secret'>,
  clock: DemoClock,
  { person }: DemoLandlord,
  item: DemoBillingDetails,
): Promise<void> {
  const { taxId, address, ...facts } = item
  const birthDate = facts.birthDate === null ? null : parseDay(facts.birthDate)
  const found = checkDac7(
    {
      ...facts,
      address,
      taxId,
      taxCountry: null,
      taxIdNotIssued: false,
      birthCity: null,
      birthCountry: null,
      birthDate,
      exemptionStatus: 'NON_EXEMPT',
      exemptionDeadline: null,
    },
    clock.today,
  )
  await trx
    .insertInto('billing_details_items')
    .values({
      id: demoId(`billing-details/${item.key}`),
      landlord_id: person.id,
      type: item.type,
      first_name: item.firstName,
      last_name: item.lastName,
      birth_date: birthDate,
      company_name: item.companyName ?? '',
      registration_number: item.registrationNumber ?? '',
      vat_id: item.vatId ?? '',
      tax_id: taxId && encryptText(config, 'tax-id', taxId),
      address_line1: address.addressLine1,
      zip_code: address.zipCode,
      city: address.city,
      country: address.country,
      is_compliant: found.isCompliant,
      is_exempt: found.isExempt,
      missing: found.missing,
      checked_at: clock.now.subtract({ hours: 9 }),
      created_at: clock.now.subtract({ hours: 24 * 650 }),
    })
    .execute()
}

/** The first contact, address and account stand on all listings; tax data on those that they are for. */
async function linkListings(trx: Db, { person, billingDetails, bankAccounts }: DemoLandlord): Promise<void> {
  await trx
    .updateTable('groups')
    .set({
      contact_person_id: demoId(`contact/${person.email}/0`),
      billing_address_id: demoId(`billing-address/${person.email}`),
      bank_account_id: demoId(`bank-account/${person.email}/0`),
      deposit_bank_account_id: demoId(`bank-account/${person.email}/${bankAccounts.length - 1}`),
    })
    .where('landlord_id', '=', person.id)
    .execute()
  for (const item of billingDetails) {
    await trx
      .updateTable('groups')
      .set({ billing_details_item_id: demoId(`billing-details/${item.key}`) })
      .where('landlord_id', '=', person.id)
      .where('part_of_group', '=', item.type === 'COMPANY')
      .where('country', 'in', DAC7_COUNTRIES)
      .execute()
  }
}

/** Rents of the past have come on their day; of those of the last days some are still awaited. */
export async function markDemoRents(trx: Db, { today }: DemoClock): Promise<void> {
  await trx
    .updateTable('rents')
    .set((eb) => ({ received_amount: eb.ref('amount'), received_on: eb.ref('due_on') }))
    .where('due_on', '<', addDays(today, -5))
    .where('amount', '>', 0)
    .where('through_product', '=', false)
    .execute()
}
