import type { Language } from '../../../domain/catalogue/language.ts'
import { STUDENT_REASONS_FOR_STAY } from '../../../domain/catalogue/requests.ts'
import { firstPaymentDay } from '../../../domain/rentals/contract-payment.ts'
import { dayOf, durationOf } from '../../../domain/kernel/day.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import { rentOfStay } from '../../../domain/kernel/rent.ts'
import type { ContractData } from './contract.ts'
import { manyLines, oneLine } from '../../kernel/documents/typesetting.ts'
import { WRITTEN_LOCALES, writtenDay } from '../../kernel/documents/written-day.ts'
import type { ContractTerms, ContractTexts, RentCalculation } from './contract-texts/contract-text.ts'

/** The facts of a contract as its language writes them. */
export function termsOf(data: ContractData, texts: ContractTexts): ContractTerms {
  const { months, days } = durationOf(data.stay)
  return {
    reference: oneLine(data.reference),
    landlord: oneLine(data.landlord.name),
    landlordCompany: oneLine(data.landlord.companyName),
    landlordAddress: oneLine(data.landlord.address),
    tenant: oneLine(data.tenant.name),
    company: oneLine(data.tenant.companyName),
    apartment: oneLine(data.unit.name),
    location: oneLine(data.unit.location).replace(/\.$/, ''),
    address: addressOf(data),
    country: data.unit.country,
    area: data.unit.area > 0 ? area(data.unit.area, data.language) : '',
    from: writtenDay(data.stay.from, data.language),
    to: writtenDay(data.stay.to, data.language),
    duration: texts.duration(months, days),
    reason: reasonOf(data, texts),
    price: amount(data, data.price),
    totalRent: amount(data, data.totalRent),
    calculation: calculationOf(data),
    deposit: data.deposit > 0 ? amount(data, data.deposit) : '',
    timeOfPayment: data.timeOfPayment,
    firstPayment: firstPaymentOf(data),
    cleaningFee: data.cleaningFee > 0 ? amount(data, data.cleaningFee) : '',
    cleaningPerHour: data.cleaningFeeFrequency === 'HOURLY',
    people: texts.people(data.adults, data.children),
    pets: data.pets,
    petsDescription: oneLine(data.petsDescription).replace(/\.$/, ''),
    houseRules: manyLines(data.houseRules),
    registrationNumber: oneLine(data.registrationNumber),
    business: data.type === 'b2b',
    isStudent: STUDENT_REASONS_FOR_STAY.some((reason) => reason === data.reasonForStay),
    annexTo: data.annexTo && {
      reference: oneLine(data.annexTo.reference),
      madeOn: writtenDay(data.annexTo.madeOn, data.language),
      from: writtenDay(data.annexTo.from, data.language),
      to: writtenDay(data.annexTo.to, data.language),
    },
    online: data.isOnlineSigning,
    landlordConfirms: data.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING',
  }
}

/** The day of the first payment; empty where it follows the contract, also because that day has passed already. */
function firstPaymentOf(data: ContractData): string {
  const day = firstPaymentDay(data.timeOfPayment, data.stay.from, dayOf(data.madeAt))
  return day ? writtenDay(day, data.language) : ''
}

/** The country as its name in the contract's language, or as it was given. */
function countryOf(data: ContractData): string {
  const country = oneLine(data.unit.country)
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames(WRITTEN_LOCALES[data.language], { type: 'region' }).of(country) ?? country
}

function addressOf(data: ContractData): string {
  const { street, streetNumber, zipCode, city } = data.unit
  const line =
    data.language === 'de' || data.unit.country === 'DE' || data.unit.country === 'AT'
      ? `${street} ${streetNumber}`
      : `${streetNumber} ${street}`
  const places = [line, `${zipCode} ${city}`, countryOf(data)].map(oneLine)
  return oneLine(places.filter(Boolean).join(', '))
}

function area(squareMeters: number, language: Language): string {
  return `${new Intl.NumberFormat(WRITTEN_LOCALES[language]).format(squareMeters)}\u00A0m²`
}

function reasonOf(data: ContractData, texts: ContractTexts): string {
  const known = Object.hasOwn(texts.reasons, data.reasonForStay)
  return (known && texts.reasons[data.reasonForStay]) || texts.reasons['OTHER'] || ''
}

function amount(data: ContractData, minorUnits: number): string {
  return formatMoney(minorUnits, data.currency, { language: data.language })
}

function calculationOf(data: ContractData): RentCalculation {
  const { stay, price, calculationMethod } = data
  return rentOfStay(stay, price, calculationMethod) === data.totalRent ? calculationMethod : 'AGREED'
}
