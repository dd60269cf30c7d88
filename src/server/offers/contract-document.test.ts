import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACT_NAMES } from '../../domain/catalogue/contract-name.ts'
import { LANGUAGES } from '../../domain/catalogue/language.ts'
import type { ContractData, ContractSignature } from './contract.ts'
import { renderContract, renderSignedContract } from './contract-document.ts'

const NAUGHTY_STRINGS = '../shared/corpora/strings/blns.json'

const contract: ContractData = {
  language: 'en',
  reference: 'M-48213',
  contractName: 'GERMANY_PRIVATE',
  type: 'b2c',
  isOnlineSigning: true,
  methodOfBooking: 'AFTER_TENANT_SIGNED_CONTRACT',
  landlord: { name: 'Jana Keller', email: 'jana@example.org' },
  tenant: { name: 'Łukasz Żółć-Großmann', email: 'lukasz@example.org', companyName: '' },
  unit: {
    name: 'Home by the canal',
    street: 'Weserstraße',
    streetNumber: '12a',
    zipCode: '12047',
    city: 'Berlin',
    country: 'DE',
    area: 54,
  },
  stay: { from: Temporal.PlainDate.from('2027-03-01'), to: Temporal.PlainDate.from('2027-08-15') },
  adults: 2,
  children: 1,
  pets: true,
  petsDescription: 'a quiet old cat',
  reasonForStay: 'WORK',
  price: 145_000,
  deposit: 290_000,
  totalRent: 795_161,
  currency: 'EUR',
  houseRules: 'Quiet from 22:00.\nNo smoking inside.',
  madeAt: Temporal.Instant.from('2026-11-20T10:11:12Z'),
}

describe('a contract', () => {
  it('says who, where, when and how much', async () => {
    const { text } = await read(await renderContract(contract))
    for (const part of [
      'Rental agreement for temporary use',
      'M-48213',
      'Jana Keller',
      'jana@example.org',
      'Łukasz Żółć-Großmann',
      'Weserstraße 12a, 12047 Berlin, Germany',
      'begins on 1 March 2027 and ends on 15 August 2027',
      '€1,450.00',
      '€7,951.61',
      '€2,900.00',
      '2 adults and 1 child',
      'a quiet old cat',
      'No smoking inside.',
      'Full calendar months count with the monthly price',
      'Page 1 of 2',
      'checked by a lawyer',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('writes days and amounts as its language does', async () => {
    const german = await read(await renderContract({ ...contract, language: 'de' }))
    expect(german.text).toContain('1. März 2027')
    expect(german.text).toContain('1.450,00 €')
    const french = await read(await renderContract({ ...contract, language: 'fr' }))
    expect(french.text).toContain('1er mars 2027')
    expect(french.text).toContain('1 450,00 €')
  })

  it.each(['Groß Éloïse Łęcka', 'Ağaoğlu Œuvré Żuk', 'Олександр Ковальчук', '« Guillemets »', 'Ελένη Ñandú'])(
    'spells %s as it is',
    async (name) => {
      const { text } = await read(await renderContract({ ...contract, tenant: { ...contract.tenant, name } }))
      expect(text).toContain(name)
    },
  )

  it('has lines to sign on when it is signed on paper', async () => {
    const { text } = await read(await renderContract({ ...contract, isOnlineSigning: false }))
    expect(text).toContain('Place and day')
    expect(text).not.toContain('audit trail')
  })

  it('says that a total was agreed when no rule gives it', async () => {
    const { text } = await read(await renderContract({ ...contract, totalRent: 700_000 }))
    expect(text).toContain('agreed on this total')
  })

  it('is the same bytes for the same data', async () => {
    expect(hash(await renderContract(contract))).toBe(hash(await renderContract(structured(contract))))
    expect(hash(await renderContract({ ...contract, price: 145_001 }))).not.toBe(
      hash(await renderContract(contract)),
    )
  })

  it('names its title, author and language', async () => {
    const { info } = await getMeta(
      await getDocumentProxy(await renderContract({ ...contract, language: 'de' })),
    )
    expect(info).toMatchObject({
      Title: 'Mietvertrag zum vorübergehenden Gebrauch M-48213',
      Author: 'Mezzo',
      Language: 'de',
      CreationDate: 'D:20261120101112Z',
    })
  })

  it.each(CONTRACT_NAMES.flatMap((name) => LANGUAGES.map((language) => ({ name, language }))))(
    '$name in $language has all its sections',
    async ({ name, language }) => {
      const country = name.startsWith('FRANCE') ? 'FR' : 'DE'
      const unit = { ...contract.unit, country }
      const { text } = await read(await renderContract({ ...contract, contractName: name, language, unit }))
      expect(text).toMatch(/\b11\.2\b/)
      expect(text).not.toMatch(/undefined|null|\?\d/)
    },
  )
})

describe('a signed contract', () => {
  it('adds a trail of both signatures behind the same pages', async () => {
    const unsigned = await renderContract(contract)
    const signatures = [
      signature('LANDLORD', 'Jana Keller'),
      signature('TENANT', 'Łukasz Żółć-Großmann'),
    ].map((one) => ({ ...one, documentSha256: hash(unsigned) }))
    const signed = await read(await renderSignedContract(contract, signatures))
    const before = await read(unsigned)
    expect(signed.pages.slice(0, -1)).toEqual(before.pages)
    const trail = signed.pages.at(-1) ?? ''
    for (const part of [
      'Audit trail of the signatures',
      '(1 to 2)',
      'Jana Keller',
      'Łukasz Żółć-Großmann',
      'I agree to sign online.',
      '20 November 2026 at 10:15:12 UTC',
      '20 November 2026 at 10:21:13 UTC',
      '2001:db8::7334',
      'Mozilla/5.0',
      hash(unsigned),
    ]) {
      expect(trail).toContain(part)
    }
  })
})

describe('hostile words', () => {
  const corpus = existsSync(NAUGHTY_STRINGS)
  const title = corpus ? 'of the corpus' : `of the corpus: skipped, ${NAUGHTY_STRINGS} is missing`

  it.skipIf(!corpus)(`${title} stay on the page`, { timeout: 120_000 }, async () => {
    const strings = z.array(z.string()).parse(JSON.parse(readFileSync(NAUGHTY_STRINGS, 'utf8')))
    expect(await outside({ ...contract, houseRules: strings.join('\n') })).toEqual([])
    for (let index = 0; index < strings.length; index += 24) {
      expect(await outside(hostile(strings[index] ?? '', strings[index + 12] ?? ''))).toEqual([])
    }
  })

  it.each([
    ['without spaces', 'W'.repeat(5000)],
    ['with line breaks', 'Jana\r\n\n\u2028Keller\n'.repeat(200)],
    ['from right to left', '\u202Eمرحبا שלום\u202C '.repeat(40)],
    ['with emoji', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(60)],
    ['cut within a letter', '\uD83D broken \uDC00'],
    ['empty', ''],
  ])('%s stay on the page', async (_title, words) => {
    expect(await outside(hostile(words, words))).toEqual([])
    expect(await outside({ ...hostile(words, words), isOnlineSigning: false, houseRules: words })).toEqual([])
  })
})

function hostile(one: string, other: string): ContractData {
  return {
    ...contract,
    reference: one,
    contractName: other,
    landlord: { name: one, email: other },
    tenant: { name: other, email: one, companyName: other },
    unit: { ...contract.unit, name: one, street: other, city: one, country: other },
    petsDescription: one,
    reasonForStay: other,
    type: 'b2b',
    houseRules: other,
  }
}

function signature(role: ContractSignature['role'], name: string): ContractSignature {
  return {
    role,
    name,
    email: 'somebody@example.org',
    typedName: name,
    consentText: 'I agree to sign online.',
    openedAt: Temporal.Instant.from('2026-11-20T10:15:12Z'),
    signedAt: Temporal.Instant.from('2026-11-20T10:21:13Z'),
    ipAddress: '2001:db8::7334',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    documentSha256: '0'.repeat(64),
  }
}

/** A copy that shares nothing with the data, for comparing two independent runs. */
function structured(data: ContractData): ContractData {
  return { ...data, unit: { ...data.unit }, madeAt: Temporal.Instant.from(data.madeAt.toString()) }
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function read(bytes: Uint8Array): Promise<{ text: string; pages: string[] }> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '))
  return { text: pages.join(' '), pages }
}

/** The texts of the signed contract that stick out of the page's column. */
async function outside(data: ContractData): Promise<string[]> {
  const [landlord, tenant] = [data.landlord.name, data.tenant.name]
  const signatures = [signature('LANDLORD', landlord), signature('TENANT', tenant)]
  const pdf = await getDocumentProxy(await renderSignedContract(data, signatures))
  const found: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) {
      if (!('transform' in item) || item.width === 0) continue
      const [left, baseline] = item.transform.slice(4).map(Number)
      const fits = Number(left) >= 63 && Number(left) + item.width <= 533
      if (!fits || Number(baseline) < 30 || Number(baseline) > 812) found.push(`${number}: ${item.str}`)
    }
  }
  return found
}
