import type { InvoiceLiveMode } from '../../catalogue/invoices.ts'
import type { TaxRecordChange, TaxReportKind } from '../../catalogue/tax.ts'
import { daysOfYear } from './tax-figures.ts'
import type {
  RecordAddress,
  RecordCompany,
  RecordPerson,
  RecordProperty,
  RecordQuarter,
  RecordTin,
  TaxRecord,
} from './tax-record.ts'
import { docTypeIndicator, REPORT_COUNTRY } from './report-refs.ts'
import { element, elementOf, type XmlElement } from './xml-element.ts'

/** Who runs the platform, as messages tell it. */
export interface ReportingOperator {
  name: string
  platform: string
  taxNumber: string
  vatId: string
  street: string
  postCode: string
  city: string
  country: string
}

/** What a block of a message is, and to which it refers. */
export interface DocSpec {
  change: TaxRecordChange | 'RESENT'
  docRefId: string
  corrects: string | null
}

/** A message of the yearly report with all that it says. */
export interface DpiMessage {
  mode: InvoiceLiveMode
  kind: TaxReportKind
  year: number
  messageRefId: string
  madeAt: Temporal.Instant
  operator: { spec: DocSpec; content: ReportingOperator }
  records: readonly { spec: DocSpec; content: TaxRecord }[]
}

/** The elements of a message, in the order of the schema of the OECD (DPI 1.0). */
export function dpiMessage(message: DpiMessage): XmlElement {
  const attributes = {
    xmlns: 'urn:oecd:ties:dpi:v1',
    'xmlns:stf': 'urn:oecd:ties:dpistf:v1',
    version: '1.0',
  }
  return element(
    'DPI_OECD',
    [
      messageSpec(message),
      element('DPIBody', [
        operatorOf(message),
        ...message.records.map(({ spec, content }) => sellerOf(message.mode, spec, content)),
      ]),
    ],
    attributes,
  )
}

function messageSpec({ kind, year, messageRefId, madeAt, operator }: DpiMessage): XmlElement {
  return element('MessageSpec', [
    element('SendingEntityIN', operator.content.taxNumber),
    element('TransmittingCountry', REPORT_COUNTRY),
    element('ReceivingCountry', REPORT_COUNTRY),
    element('MessageType', 'DPI'),
    element('MessageRefId', messageRefId),
    element('MessageTypeIndic', kind),
    element('ReportingPeriod', daysOfYear(year).to),
    element('Timestamp', centralTime(madeAt)),
  ])
}

/** A moment as the schema wants it: the wall clock of Central Europe, to the millisecond and without a zone. */
export function centralTime(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO('Europe/Berlin').toPlainDateTime().toString({ fractionalSecondDigits: 3 })
}

function docSpec(mode: InvoiceLiveMode, { change, docRefId, corrects }: DocSpec): XmlElement {
  return element('DocSpec', [
    element('stf:DocTypeIndic', docTypeIndicator(mode, change)),
    element('stf:DocRefId', docRefId),
    elementOf('stf:CorrDocRefId', corrects ?? ''),
  ])
}

function operatorOf({ mode, operator: { spec, content } }: DpiMessage): XmlElement {
  const { name, platform, taxNumber, vatId, street, postCode, city, country } = content
  return element('PlatformOperator', [
    element('ResCountryCode', country),
    element('TIN', taxNumber, { issuedBy: REPORT_COUNTRY }),
    elementOf('VAT', vatId),
    element('Name', name),
    element('PlatformBusinessName', platform),
    element(
      'Address',
      [
        element('CountryCode', country),
        element('AddressFix', [
          elementOf('Street', street),
          elementOf('PostCode', postCode),
          element('City', city),
        ]),
      ],
      { legalAddressType: 'OECD304' },
    ),
    element('Nexus', 'RPONEX1'),
    element('AssumedReporting', 'false'),
    docSpec(mode, spec),
  ])
}

function sellerOf(mode: InvoiceLiveMode, spec: DocSpec, { seller, properties }: TaxRecord): XmlElement {
  return element('ReportableSeller', [
    element('Identity', [seller.type === 'PERSON' ? personOf(seller) : companyOf(seller)]),
    element('RelevantActivities', [element('ImmovableProperty', properties.map(propertyOf))]),
    docSpec(mode, spec),
  ])
}

function personOf(person: RecordPerson): XmlElement {
  const { residence, tin, vatId, firstName, lastName, address, birthDate, birthPlace } = person
  const identity = element('IndSellerID', [
    element('ResCountryCode', residence),
    tinOf(tin),
    elementOf('VAT', vatId),
    element('Name', [element('FirstName', firstName), element('LastName', lastName)]),
    addressOf(address, 'OECD302'),
    element('BirthInfo', [
      element('BirthDate', birthDate),
      birthPlace &&
        element('BirthPlace', [
          element('City', birthPlace.city),
          element('CountryInfo', [element('CountryCode', birthPlace.country)]),
        ]),
    ]),
  ])
  return element('IndividualSeller', [element('Standard', [identity, ...accountsOf(person)])])
}

function companyOf(company: RecordCompany): XmlElement {
  const { residence, tin, vatId, name, address, registrationNumber, establishments } = company
  const identity = element('EntSellerID', [
    element('ResCountryCode', residence),
    tinOf(tin),
    registrationNumber === ''
      ? null
      : element('IN', registrationNumber, { issuedBy: residence, INType: 'BRN' }),
    elementOf('VAT', vatId),
    element('Name', name),
    addressOf(address, 'OECD303'),
  ])
  const places =
    establishments.length === 0
      ? null
      : element(
          'PermanentEstablishments',
          establishments.map((state) => element('PermanentEstablishment', state)),
        )
  return element('EntitySeller', [element('Standard', [identity, ...accountsOf(company), places])])
}

function tinOf(tin: RecordTin): XmlElement {
  return tin
    ? element('TIN', tin.value, { issuedBy: tin.issuedBy })
    : element('TIN', 'NOTIN', { unknown: 'true' })
}

function accountsOf({ accounts }: RecordPerson | RecordCompany): XmlElement[] {
  return accounts.map(({ iban, holder }) =>
    element('FinancialIdentifier', [
      element('Identifier', iban, { AccountNumberType: 'IBAN' }),
      elementOf('AccountHolderName', holder),
    ]),
  )
}

function addressOf(address: RecordAddress, legalAddressType?: string): XmlElement {
  return element(
    'Address',
    [
      element('CountryCode', address.country),
      element('AddressFix', [
        elementOf('Street', address.street),
        elementOf('BuildingIdentifier', address.buildingIdentifier),
        elementOf('SuiteIdentifier', address.suiteIdentifier),
        elementOf('PostCode', address.postCode),
        element('City', address.city),
        elementOf('CountrySubentity', address.countrySubentity),
      ]),
    ],
    { legalAddressType },
  )
}

function propertyOf(property: RecordProperty): XmlElement {
  const { currency, days, quarters } = property
  return element('PropertyListing', [
    addressOf(property.address),
    elementOf('LandRegistrationNumber', property.landRegisterNumber),
    byQuarter('Consideration', 'Cons', quarters, 'consideration', currency),
    byQuarter('NumberOfActivities', 'Numb', quarters, 'activities'),
    byQuarter('Fees', 'Fees', quarters, 'fees', currency),
    byQuarter('Taxes', 'Tax', quarters, 'taxes', currency),
    element('PropertyType', property.propertyType),
    elementOf('OtherPropertyType', property.otherPropertyType),
    // The schema knows no zero days: they are left out.
    days > 0 ? element('RentedDays', days) : null,
  ])
}

function byQuarter(
  name: string,
  prefix: string,
  quarters: readonly RecordQuarter[],
  figure: keyof RecordQuarter,
  currCode?: string,
): XmlElement {
  return element(
    name,
    quarters.map((quarter, at) => element(`${prefix}Q${at + 1}`, quarter[figure], { currCode })),
  )
}
