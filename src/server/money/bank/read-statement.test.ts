import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { camtFile } from '../../../../test/bank-files.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { readStatement } from './read-statement.ts'

const read = (text: string) => readStatement(Buffer.from(text))
const problemOf = (content: string | Uint8Array): Record<string, string> | null => {
  try {
    readStatement(typeof content === 'string' ? Buffer.from(content) : content)
    return null
  } catch (error) {
    if (error instanceof ValidationError) return error.fields
    throw error
  }
}

const line = {
  account: 'DE89370400440532013000',
  reference: 'A1',
  valueDay: '2029-11-21',
  amount: 107_100,
  currency: 'EUR',
  isReversal: false,
  otherName: 'Keller & Söhne',
  otherIban: 'DE02120300000000202051',
  remittance: 'Rechnung TEST-2029-0 001 vom 21.11.',
  isAnnounced: false,
}

describe('a CAMT.053 file', () => {
  const entry = {
    amount: '1071.00',
    remittance: 'Rechnung TEST-2029-0001 vom 21.11.',
    name: 'Keller & Söhne',
    reference: 'A1',
  }

  it.each(['02', '08'] as const)('of version %s is read', (version) => {
    expect(read(camtFile([entry], version))).toEqual({ format: 'CAMT053', lines: [line] })
  })

  it.each([
    ['1071', 107_100],
    ['1071.5', 107_150],
    ['1071.50000', 107_150],
    ['0.01', 1],
  ])('says %s as %i', (amount, minor) => {
    expect(read(camtFile([{ ...entry, amount }])).lines[0]?.amount).toBe(minor)
  })

  it('tells what left the account, what is taken back, and what is only announced', () => {
    const lines = read(
      camtFile([
        { ...entry, isDebit: true },
        { ...entry, isReversal: true },
        { ...entry, status: 'PDNG' },
        { ...entry, reference: 'NONREF' },
      ]),
    ).lines.map(({ amount, isReversal, isAnnounced, reference }) => [
      amount,
      isReversal,
      isAnnounced,
      reference,
    ])
    expect(lines).toEqual([
      [-107_100, false, false, 'A1'],
      [107_100, true, false, 'A1'],
      [107_100, false, true, 'A1'],
      [107_100, false, false, ''],
    ])
  })

  it('has a line for each payment of an entry whose amounts are all of it', () => {
    const [first, second] = [camtFile([entry]), camtFile([{ ...entry, name: 'Tom Berger' }])].map(
      (file) => /<TxDtls>.*<\/TxDtls>/s.exec(file)?.[0] ?? '',
    )
    const withAmount = (payment: string | undefined, amount: string) =>
      (payment ?? '').replace('<RltdPties>', `<Amt Ccy="EUR">${amount}</Amt><RltdPties>`)
    const batch = (amount: string) =>
      camtFile([entry]).replace(first ?? '', withAmount(first, amount) + withAmount(second, '71'))
    expect(read(batch('1000')).lines).toMatchObject([
      { amount: 100_000, otherName: 'Keller & Söhne', reference: 'A1 1' },
      { amount: 7_100, otherName: 'Tom Berger', reference: 'A1 2' },
    ])
    expect(read(batch('999')).lines).toMatchObject([{ amount: 107_100, reference: 'A1' }])
  })

  it('is read as what it says that it is written in', () => {
    const file = camtFile([entry]).replace('UTF-8', 'ISO-8859-1')
    expect(readStatement(Buffer.from(file, 'latin1')).lines).toEqual([line])
    const wide = Buffer.from(`\uFEFF${camtFile([entry]).replace('UTF-8', 'UTF-16')}`, 'utf16le')
    expect(readStatement(wide).lines).toEqual([line])
  })

  it.each<[string, string | Uint8Array, string]>([
    ['cut off', camtFile([entry]).slice(0, -20), 'damaged'],
    ['of a notification', camtFile([entry]).replace('camt.053', 'camt.054'), 'otherKind'],
    ['that is a page', '<html><body>Session expired</body></html>', 'otherKind'],
    ['that is nothing but a mark', '<', 'damaged'],
    [
      'with a declared entity',
      camtFile([entry]).replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'),
      'damaged',
    ],
    [
      'that laughs a billion times',
      `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at} "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">`).join('')}]>${camtFile([{ ...entry, remittance: '&a9;' }])}`,
      'damaged',
    ],
    ['a million levels deep', '<a>'.repeat(1_000_000), 'damaged'],
    [
      'with levels within',
      camtFile([entry]).replace('<Stmt>', `<Stmt>${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`),
      'damaged',
    ],
    ['with NUL', camtFile([{ ...entry, remittance: 'a\0b' }]), 'unknown'],
    ['in an unknown encoding', camtFile([entry]).replace('UTF-8', 'EBCDIC'), 'unknown'],
    ['that is no UTF-8 though it says so', Buffer.from(camtFile([entry]), 'latin1'), 'damaged'],
    ['with an amount in words', camtFile([{ ...entry, amount: 'much' }]), 'amount'],
    ['with a part of a cent', camtFile([{ ...entry, amount: '1.005' }]), 'amount'],
    ['with a negative amount', camtFile([{ ...entry, amount: '-1' }]), 'amount'],
    ['with an endless amount', camtFile([{ ...entry, amount: '9'.repeat(400) }]), 'amount'],
    ['in gold', camtFile([{ ...entry, currency: 'XAU' }]), 'currency'],
    ['without a day', camtFile([{ ...entry, day: '' }]), 'day'],
    ['on a day that is none', camtFile([{ ...entry, day: '2029-02-30' }]), 'day'],
    ['with too many lines', camtFile(Array.from({ length: 10_001 }, () => entry)), 'tooMany'],
  ])('%s is refused', (_, content, problem) => {
    expect(problemOf(content)).toMatchObject({ file: `statement.${problem}` })
  })

  it('says which entry is wrong', () => {
    expect(problemOf(camtFile([entry, { ...entry, amount: 'x' }]))).toEqual({
      file: 'statement.amount',
      line: '2',
    })
  })

  it('keeps nothing of names that are those of the language', () => {
    const odd = '<__proto__><amount>1</amount></__proto__><constructor>1</constructor>'
    const found = problemOf(camtFile([entry]).replace('<Stmt>', `<Stmt>${odd}`))
    expect([null, 'statement.damaged']).toContain(found?.['file'] ?? null)
    expect(Object.hasOwn(Object.prototype, 'amount')).toBe(false)
  })
})

describe('a CSV file', () => {
  const german = [
    'Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;Betrag;Waehrung;Info',
    '21.11.29;21.11.29;GUTSCHRIFT;"Rechnung TEST-2029-0001";Jana Keller;DE02120300000000202051;1.071,00;EUR;Umsatz gebucht',
    '22.11.29;22.11.29;LASTSCHRIFT;Strom;Werke;DE02120300000000202051;-71,5;EUR;Umsatz vorgemerkt',
  ].join('\r\n')

  it('of a German bank is read', () => {
    expect(read(german)).toMatchObject({
      format: 'CSV',
      lines: [
        {
          ...line,
          account: '',
          reference: '',
          otherName: 'Jana Keller',
          remittance: 'Rechnung TEST-2029-0001',
        },
        { valueDay: '2029-11-22', amount: -7_150, otherName: 'Werke', isAnnounced: true },
      ],
    })
  })

  it('is read as Windows writes it, too', () => {
    const umlauts = german.replace('Beguenstigter', 'Begünstigter').replace('Waehrung', 'Währung')
    expect(readStatement(Buffer.from(umlauts, 'latin1')).lines).toHaveLength(2)
    expect(read(`\uFEFF${umlauts}`).lines).toHaveLength(2)
  })

  it('with lines about the account before is read', () => {
    const file = [
      'Girokonto;DE89 3704 0044 0532 0130 00',
      '',
      'Kontostand vom 21.11.2029:;1.234,56 EUR',
      '""',
      'Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;IBAN;Betrag (€)',
      '21.11.29;21.11.29;Gebucht;Jana Keller;Mezzo;"Rechnung; 2029-0001";Eingang;DE02120300000000202051;1.071',
    ].join('\n')
    expect(read(file).lines).toMatchObject([
      {
        account: 'DE89370400440532013000',
        amount: 107_100,
        currency: 'EUR',
        remittance: 'Rechnung; 2029-0001',
      },
    ])
  })

  it('in English, and with money in and out in two columns, is read', () => {
    const file =
      'Date,Payer,Reference,Money in,Money out,Currency\n2029-11-21,Jana Keller,2029-0001,"1,071.00",,EUR\n2029-11-22,X,rent,,5.00,EUR'
    expect(read(file).lines).toMatchObject([
      { amount: 107_100, otherName: 'Jana Keller', remittance: '2029-0001' },
      { amount: -500 },
    ])
  })

  it.each([
    ['1.071,00', 107_100],
    ['1071,00', 107_100],
    ['+1071,0', 107_100],
    ['1.234.567,89', 123_456_789],
    ['-1.071,00', -107_100],
    ['1.071,00-', -107_100],
    ['1.071,00 S', -107_100],
    ['1.071,00 H', 107_100],
    ['1.071,00 €', 107_100],
    ['1 071,00 EUR', 107_100],
    ["1'071.00", 107_100],
    ['1071.00', 107_100],
    ['1.071', 107_100],
    ['0,00', 0],
  ])('says %s as %i', (amount, minor) => {
    expect(read(german.replace('1.071,00', amount)).lines[0]?.amount).toBe(minor)
  })

  it.each<[string, string, Record<string, string>]>([
    ['no columns', 'a;b\n1;2', { file: 'statement.columns', missing: 'day amount remittance currency' }],
    ['nothing', ' \n', { file: 'statement.columns', missing: 'day amount remittance currency' }],
    ['no amounts', german.replace('Betrag', 'X'), { file: 'statement.columns', missing: 'amount' }],
    ['no currency', german.replace('Waehrung', 'X'), { file: 'statement.columns', missing: 'currency' }],
    ['an amount in words', german.replace('-71,5', 'viel'), { file: 'statement.amount', line: '3' }],
    [
      'an amount with two meanings',
      german.replace('-71,5', '1,071'),
      { file: 'statement.amount', line: '3' },
    ],
    ['a part of a cent', german.replace('-71,5', '71,5001'), { file: 'statement.amount', line: '3' }],
    [
      'a day that is none',
      german.replace('22.11.29;22.11.29', '22.11.29;31.11.29'),
      { file: 'statement.day', line: '3' },
    ],
    ['another currency', german.replace('-71,5;EUR', '-71,5;XAU'), { file: 'statement.currency', line: '3' }],
    ['an open quotation mark', `${german}\n"`, { file: 'statement.damaged' }],
  ])('with %s is refused', (_, file, fields) => {
    expect(problemOf(file)).toEqual(fields)
  })
})

it('whatever it holds, a file is read or refused with a reason', () => {
  const seeds = [
    camtFile([{ amount: '1', remittance: 'x' }]),
    'Datum;Betrag (€);Verwendungszweck\n21.11.2029;1,00;x',
  ]
  const part = fc.record({
    at: fc.nat(),
    cut: fc.nat(200),
    put: fc.string({ unit: 'binary', maxLength: 30 }),
  })
  fc.assert(
    fc.property(fc.constantFrom(...seeds), part, (seed, { at, cut, put }) => {
      const place = at % seed.length
      const fields = problemOf(seed.slice(0, place) + put + seed.slice(place + cut))
      expect(fields?.['file'] ?? 'statement.read').toMatch(/^statement\.[a-zA-Z]+$/)
    }),
    { numRuns: 3_000 },
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(problemOf(bytes)?.['file'] ?? 'statement.read').toMatch(/^statement\.[a-zA-Z]+$/)
    }),
    { numRuns: 1_000 },
  )
  expect.hasAssertions()
})
