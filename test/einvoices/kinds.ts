import { parseDay } from '../../src/domain/kernel/day.ts'
import {
  type InvoiceDocumentFacts,
  invoiceDocumentOf,
  type InvoiceParty,
} from '../../src/domain/money/invoice-document.ts'
import { type Vat, type VatFacts, vatOfFee } from '../../src/domain/money/vat.ts'
import { feeLineWords } from '../../src/server/money/documents/invoice-words.ts'

export const seller: InvoiceParty = {
  name: 'Mezzo Living GmbH',
  contactName: '',
  addressLine1: 'Ritterstraße 24–27',
  addressLine2: '',
  zipCode: '10969',
  city: 'Berlin',
  region: '',
  country: 'DE',
  vatId: 'DE123456789',
  taxNumber: '37/123/45678',
  email: 'invoices@mezzo.example',
  register: 'HRB 123456 B, Amtsgericht Charlottenburg',
}

export const jana: InvoiceParty = {
  name: 'Jana Keller',
  contactName: '',
  addressLine1: 'Linienstraße 61',
  addressLine2: 'Hinterhaus',
  zipCode: '10119',
  city: 'Berlin',
  region: '',
  country: 'DE',
  vatId: '',
  taxNumber: '',
  email: 'jana@example.org',
  register: '',
}

const company = (country: string, vatId: string): InvoiceParty => ({
  ...jana,
  name: `Wohnen & Mehr ${country}`,
  contactName: 'Jana Keller',
  addressLine1: '1, Main Street',
  addressLine2: '',
  zipCode: '1010',
  city: 'Capital',
  country,
  vatId,
})

const S = (rate: number): Vat => ({ category: 'S', rate })
const AE: Vat = { category: 'AE', rate: 0 }
const E: Vat = { category: 'E', rate: 0 }
const O: Vat = { category: 'O', rate: 0 }

const line = (net: number, vat: Vat, name = 'Fee', description = '') => ({ name, description, net, vat })

export const transfer = {
  kind: 'BANK_TRANSFER',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  holder: 'Mezzo Living GmbH',
} as const

/** What every kind has in common unless it says otherwise. */
export const base: InvoiceDocumentFacts = {
  number: '2026-0042',
  documentType: 'INVOICE',
  mode: 'LIVE',
  language: 'en',
  currency: 'EUR',
  issuedOn: parseDay('2026-11-20'),
  dueOn: parseDay('2026-12-04'),
  takesBack: null,
  seller,
  buyer: jana,
  stay: {
    from: parseDay('2027-03-01'),
    to: parseDay('2027-08-15'),
    apartment: 'Home by the canal',
    country: 'DE',
  },
  lines: [line(79516, S(1900), 'Fee, 10 % of the rent of €7,951.61')],
  payment: transfer,
  notes: [],
  paid: 0,
}

/** What a credit note says otherwise than the invoice of documentOf({}), which it takes back. */
export const credit: Partial<InvoiceDocumentFacts> = {
  documentType: 'CREDIT_NOTE',
  number: '2026-0043',
  dueOn: null,
  payment: { kind: 'GIVEN_BACK' },
  takesBack: {
    number: '2026-0042',
    issuedOn: parseDay('2026-11-02'),
  },
}

/** A fee for a flat in a country, with the VAT that the rule gives. */
function flatIn(
  country: string,
  buyer: InvoiceParty = jana,
  more: Partial<VatFacts> = {},
): Partial<InvoiceDocumentFacts> {
  const { category, rate } = vatOfFee({
    flatCountry: country,
    seller: { country: 'DE', isSmallBusiness: false },
    buyer: { isBusiness: buyer.vatId !== '', vatId: buyer.vatId },
    reducedRate: false,
    on: base.issuedOn,
    ...more,
  })
  return { buyer, stay: { ...base.stay, country }, lines: [line(79_516, { category, rate })] }
}

const fee = (
  language: InvoiceDocumentFacts['language'],
  more: Partial<InvoiceDocumentFacts> = {},
): Partial<InvoiceDocumentFacts> => {
  const origin = { source: 'AGREEMENT', since: parseDay('2026-03-01') } as const
  const basis = { rate: 1_000, rent: 795_161, currency: 'EUR', method: 'OWN_CALCULATION', origin } as const
  const words = feeLineWords({ payer: 'LANDLORD', ...basis }, language)
  return { language, lines: [{ ...words, net: 79_516, vat: S(1900) }], ...more }
}

const yen = { currency: 'JPY', payment: { ...transfer, bic: '' } }
const long = 'Gesellschaft für möblierte Wohnungen auf Zeit mit dem allerlängsten Namen, Söhne & Töchter mbH '
const odd =
  '<b>"O’Neil" & \'Söhne\'</b> ]]> &amp; &amp;amp; &lt; &#65; &nbsp; A&B; 家 🏠 مرحبا \u202Eשלום\u202C \u0007\uFFFE\uD83D é e\u0301 \t ż%{x}$&'
const before = { seller: { country: 'DE', isSmallBusiness: false }, on: parseDay('2020-10-01') }
const in2020 = { issuedOn: parseDay('2020-10-01'), dueOn: parseDay('2020-10-15') }

/** The kinds of documents, each by what it has of its own; a new one is a line. */
export const KINDS: readonly (readonly [string, Partial<InvoiceDocumentFacts>])[] = [
  ['at home', {}],
  ['at home of a business', { buyer: company('DE', 'DE987654321') }],
  ['at home of a foreign business', flatIn('DE', company('AT', 'ATU12345678'))],
  ['with the 7 percent discount', flatIn('DE', jana, { reducedRate: true })],
  ['with 16 % in 2020', { ...flatIn('DE', jana, before), ...in2020 }],
  ['with 5 % in 2020', { ...flatIn('DE', jana, { ...before, reducedRate: true }), ...in2020 }],
  ['in Austria', flatIn('AT')],
  ['in France', { ...flatIn('FR'), language: 'fr' }],
  ['in Belgium', flatIn('BE')],
  ['in Italy', flatIn('IT')],
  ['in Spain', flatIn('ES')],
  ['in Poland', flatIn('PL')],
  ['in Portugal', flatIn('PT')],
  ['in Hungary with 27 %', flatIn('HU')],
  ['in Finland with 25.5 %', flatIn('FI')],
  ['in Finland with 25,5 % in German', { ...flatIn('FI'), language: 'de' }],
  ['in Greece', flatIn('GR')],
  ['in Monaco', flatIn('MC')],
  ['reverse charge in Austria', { ...flatIn('AT', company('AT', 'ATU12345678')), language: 'de' }],
  ['reverse charge in France', { ...flatIn('FR', company('FR', 'FR83404833048')), language: 'fr' }],
  ['reverse charge in Spain', flatIn('ES', company('ES', 'ESX1234567A'))],
  ['reverse charge in Greece', flatIn('GR', company('GR', 'EL123456789'))],
  ['reverse charge in the Netherlands', flatIn('NL', company('NL', 'NL123456789B01'))],
  [
    'reverse charge, kept from the payout',
    { ...flatIn('PL', company('PL', 'PL1234567890')), payment: { kind: 'KEPT_FROM_PAYOUT' } },
  ],
  ['outside of the Union in Switzerland', flatIn('CH')],
  ['outside of the Union in Britain of a business', flatIn('GB', company('DE', 'DE987654321'))],
  ['outside of the Union in German', { ...flatIn('US'), language: 'de' }],
  ['outside of the Union in French', { ...flatIn('UA'), language: 'fr' }],
  ['of a small business', { lines: [line(79_516, E)] }],
  ['of a small business in German', { language: 'de', lines: [line(79_516, E)] }],
  ['of a small business without a VAT id', { lines: [line(79_516, E)], seller: { ...seller, vatId: '' } }],
  [
    'of a French small business',
    {
      lines: [line(79_516, E)],
      seller: { ...seller, country: 'FR', vatId: 'FR83404833048' },
      language: 'fr',
    },
  ],
  ['of a seller without a tax number', { seller: { ...seller, taxNumber: '' } }],
  ['of a seller without a register', { seller: { ...seller, register: '' } }],
  ['one cent', { lines: [line(1, S(1900))] }],
  ['three cents, rounded up', { lines: [line(3, S(1900))] }],
  ['half a cent of VAT', { lines: [line(50, S(700))] }],
  ['three thirds, rounded once', { lines: [line(3333, S(1900)), line(3333, S(1900)), line(3333, S(1900))] }],
  ['seven lines of a cent', { lines: Array.from({ length: 7 }, () => line(1, S(1900))) }],
  ['as much as there is', { lines: [line(999_999_999_99, S(1900))] }],
  ['nothing', { lines: [line(0, S(1900))] }],
  ['nothing under reverse charge', { ...flatIn('FR', company('FR', 'FR83404833048')), lines: [line(0, AE)] }],
  ['one line of two for nothing', { lines: [line(79_516, S(1900)), line(0, S(1900), 'Photographs')] }],
  ['two rates', { lines: [line(79_516, S(1900)), line(12_000, S(700), 'Photographs', 'Twelve pictures')] }],
  [
    'two rates in turn',
    { lines: [line(101, S(1900)), line(103, S(700)), line(107, S(1900)), line(109, S(700))] },
  ],
  ['a rate and an exemption', { lines: [line(79_516, S(1900)), line(5000, E)] }],
  ['yen', { ...yen, lines: [line(1005, S(1900))] }],
  ['yen without VAT', { ...yen, ...flatIn('JP') }],
  ['Swiss francs', { currency: 'CHF', payment: { ...transfer, iban: 'CH9300762011623852957', bic: '' } }],
  ['złoty in French', { currency: 'PLN', language: 'fr' }],
  ['Icelandic crowns', { currency: 'ISK', lines: [line(123_457, S(1900))] }],
  ['hryvnia in German', { currency: 'UAH', language: 'de' }],
  ['dollars', { currency: 'USD' }],
  ['in English', fee('en')],
  ['in German', fee('de')],
  ['in French', fee('fr')],
  ['kept from the payout', { payment: { kind: 'KEPT_FROM_PAYOUT' } }],
  ['kept from the payout in German', fee('de', { payment: { kind: 'KEPT_FROM_PAYOUT' } })],
  ['kept from the payout in French', fee('fr', { payment: { kind: 'KEPT_FROM_PAYOUT' } })],
  ['paid by card', { paid: 94_624, payment: { kind: 'PAID', by: 'CARD', on: parseDay('2026-11-20') } }],
  [
    'paid by transfer',
    { paid: 94_624, payment: { kind: 'PAID', by: 'BANK_TRANSFER', on: parseDay('2026-11-20') } },
  ],
  ['kept already', { paid: 94_624, payment: { kind: 'PAID', by: 'PAYOUT', on: parseDay('2026-11-20') } }],
  ['paid in part', { paid: 50_000 }],
  ['without a BIC', { payment: { ...transfer, bic: '' } }],
  ['a test', { mode: 'TESTING' }],
  ['a test in German', fee('de', { mode: 'TESTING' })],
  ['a test in French', fee('fr', { mode: 'TESTING' })],
  ['a test of a credit note', { ...credit, mode: 'TESTING' }],
  ['credit note', credit],
  ['credit note in German', fee('de', credit)],
  ['credit note in French', fee('fr', credit)],
  ['credit note with the discount', { ...flatIn('DE', jana, { reducedRate: true }), ...credit }],
  ['credit note in Austria', { ...flatIn('AT'), ...credit }],
  ['credit note under reverse charge', { ...flatIn('FR', company('FR', 'FR83404833048')), ...credit }],
  ['credit note outside of the Union', { ...flatIn('CH'), ...credit }],
  ['credit note of a small business', { lines: [line(79_516, E)], ...credit }],
  ['credit note of two rates', { lines: [line(101, S(1900)), line(103, S(700))], ...credit }],
  ['credit note of nothing', { lines: [line(0, S(1900))], ...credit }],
  ['credit note in yen', { currency: 'JPY', lines: [line(1005, S(1900))], ...credit }],
  [
    'credit note of a year ago',
    { ...credit, takesBack: { number: '2025-9999', issuedOn: parseDay('2025-12-31') } },
  ],
  [
    'to somebody with a long name',
    {
      buyer: {
        ...jana,
        name: long.repeat(3),
        contactName: long,
        addressLine1: long.repeat(2),
        addressLine2: 'W'.repeat(200),
        region: long,
      },
    },
  ],
  [
    'to somebody with odd signs',
    {
      buyer: { ...jana, name: odd, addressLine1: odd, city: odd },
      notes: [odd],
      stay: { ...base.stay, apartment: odd },
    },
  ],
  [
    'to somebody far away',
    { buyer: { ...jana, country: 'UA', city: 'Київ', name: 'Олександр Ковальчук', zipCode: '' } },
  ],
  ['to somebody without a mail address', { buyer: { ...jana, email: '' } }],
  ['with a line of odd signs', { lines: [line(79_516, S(1900), odd, odd)] }],
  [
    'over many pages',
    {
      lines: Array.from({ length: 30 }, (_, index) =>
        line(1000 + index, S(1900), `${index + 1}. ${long}`, long),
      ),
    },
  ],
  ['with many notes', { notes: Array.from({ length: 30 }, () => long.repeat(2)) }],
  [
    'of one day across a year',
    { stay: { ...base.stay, from: parseDay('2026-12-31'), to: parseDay('2026-12-31') } },
  ],
  ['outside and nothing', { ...flatIn('CH'), lines: [line(0, O)] }],
]

/** The document of a kind. */
export function documentOf(facts: Partial<InvoiceDocumentFacts>) {
  return invoiceDocumentOf({ ...base, ...facts })
}
