import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACT_NAMES, type ContractName } from '../../../domain/catalogue/contracts.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { contractLanguages } from '../../../domain/rentals/supported-contracts.ts'
import { type ContractData, type ContractSignature, packContract, unpackContract } from './contract.ts'
import { renderContract, renderDraft, renderSignedContract } from './contract-document.ts'
import { termsOf } from './contract-document-terms.ts'
import { templateOf } from './contract-texts/contract-text.ts'
import { contractTextsDe } from './contract-texts/de.ts'
import { contractTextsEn } from './contract-texts/en.ts'
import { contractTextsFr } from './contract-texts/fr.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

const NAUGHTY_STRINGS = '../shared/corpora/strings/blns.json'

const contract: ContractData = {
  language: 'en',
  reference: 'M-48213',
  contractName: 'GERMANY_PRIVATE',
  type: 'b2c',
  isOnlineSigning: true,
  methodOfBooking: 'AFTER_TENANT_SIGNED_CONTRACT',
  landlord: {
    name: 'Jana Keller',
    email: 'jana@example.org',
    companyName: '',
    address: 'Linienstraße 61, 10119 Berlin',
  },
  tenant: { name: 'Łukasz Żółć-Großmann', email: 'lukasz@example.org', companyName: '' },
  unit: {
    name: 'Home by the canal',
    location: '',
    street: 'Weserstraße',
    streetNumber: '12a',
    zipCode: '12047',
    city: 'Berlin',
    country: 'DE',
    area: 54,
  },
  stay: { from: parseDay('2027-03-01'), to: parseDay('2027-08-15') },
  adults: 2,
  children: 1,
  pets: true,
  petsDescription: 'a quiet old cat',
  reasonForStay: 'WORK',
  price: 145_000,
  deposit: 290_000,
  totalRent: 795_161,
  calculationMethod: 'OWN_CALCULATION',
  currency: 'EUR',
  houseRules: 'Quiet from 22:00.\nNo smoking inside.',
  timeOfPayment: 'TWO_WEEKS_BEFORE',
  cleaningFee: 9_000,
  cleaningFeeFrequency: 'ONE_TIME',
  registrationNumber: '',
  agent: null,
  annexTo: null,
  madeAt: Temporal.Instant.from('2026-11-20T10:11:12Z'),
}

const TEXTS = { en: contractTextsEn, de: contractTextsDe, fr: contractTextsFr } as const

/** Every contract name with the languages it is offered in. */
const OFFERED = CONTRACT_NAMES.flatMap((name) => {
  const countries =
    name === 'GERMANY_DEFAULT' ? ['DE', 'AT', 'BE', 'IT', 'ES', 'PL', 'PT', 'CH'] : [countryOf(name)]
  return countries.flatMap((country) =>
    contractLanguages(country).map((language) => ({ name, language, country })),
  )
})

function countryOf(name: ContractName): string {
  return name.startsWith('FRANCE') ? 'FR' : 'DE'
}

function under(contractName: string, language: Language, country: string): ContractData {
  return { ...contract, contractName, language, unit: { ...contract.unit, country } }
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
      'due on 15 February 2027',
      'final cleaning €90.00 is paid once',
      'Linienstraße 61, 10119 Berlin',
      'Page 1 of 3',
      'checked by a lawyer',
    ]) {
      expect(text).toContain(part)
    }
  })

  it.each([
    [
      'en',
      'the furnished apartment “Home by the canal” (in the building: Rear house, 2nd floor), Weserstraße',
    ],
    ['de', 'Wohnung „Home by the canal“ (Lage im Haus: Rear house, 2nd floor), Weserstraße'],
    ['fr', '« Home by the canal » (situation dans l’immeuble : Rear house, 2nd floor), 12a Weserstraße'],
  ] as const)(
    'says in %s which apartment of the building it is, also in an annex',
    async (language, words) => {
      const unit = {
        ...contract.unit,
        location: 'Rear house,\n2nd floor.',
        country: language === 'fr' ? 'FR' : 'DE',
      }
      const located = {
        ...contract,
        contractName: language === 'fr' ? 'FRANCE_MOBILITY' : 'GERMANY_PRIVATE',
        language,
        unit,
      }
      const annexTo = {
        reference: 'M-1',
        madeOn: parseDay('2026-01-01'),
        from: parseDay('2026-02-01'),
        to: parseDay('2027-02-28'),
      }
      for (const data of [located, { ...located, annexTo }]) {
        const { text } = await read(await renderContract(data))
        expect(text.replaceAll(/\s+/g, ' ')).toContain(words.replace('the furnished apartment ', ''))
      }
      const without = await read(await renderContract({ ...located, unit: { ...unit, location: '' } }))
      expect(without.text).not.toMatch(/in the building|Lage im Haus|dans l’immeuble/)
    },
  )

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

  it.each(OFFERED)('$name in $language is whole', async ({ name, language, country }) => {
    const { text } = await read(await renderContract(under(name, language, country)))
    expect(text).toMatch(language === 'en' ? /Law|Test/ : /Recht|Droit|Probe|Essai/)
    expect(text).not.toMatch(/undefined|null|\?\d|\[object/)
  })

  it('has clauses of its own for every contract name, in each language it is offered in', async () => {
    const clausesOf = OFFERED.map(({ name, language, country }) => {
      const terms = termsOf(under(name, language, country), TEXTS[language])
      const template = templateOf(TEXTS[language], name, country)
      return {
        name,
        language,
        country,
        clauses: template.sections(terms).flatMap((section) => section.clauses),
      }
    })
    const alike = clausesOf.flatMap((one) =>
      clausesOf
        .filter(
          (other) =>
            other.language === one.language && other.country === one.country && other.name > one.name,
        )
        .filter((other) => one.clauses.every((clause) => other.clauses.includes(clause)))
        .map((other) => `${one.language}: ${one.name} says nothing that ${other.name} does not say`),
    )
    expect(alike).toEqual([])
  })

  it.each([
    ['FRANCE_MOBILITY_MAIN', 'fr', 'FR', 'interdit au bailleur d’exiger un dépôt de garantie'],
    ['FRANCE_MOBILITY_SECONDARY', 'en', 'FR', 'keeps the main residence elsewhere'],
    ['FRANCE_SHORT_TERM_RENTAL', 'fr', 'FR', '90 jours consécutifs'],
    ['FRANCE_CIVIL_LAW', 'fr', 'FR', 'articles 1713 et suivants du Code civil'],
    ['FRANCE_FURNISHED', 'fr', 'FR', 'titre Ier bis'],
    ['GERMANY_PRIVATE_STUDENT', 'de', 'DE', 'Immatrikulation'],
    ['GERMANY_COMMERCIAL', 'de', 'DE', 'Widerrufsrecht'],
    ['REFUGEE_GERMANY', 'de', 'DE', 'Behörde'],
    ['GERMANY_DEFAULT', 'de', 'AT', 'österreichisches Recht'],
    ['GERMANY_DEFAULT', 'en', 'CH', 'The law of the country in which the apartment lies'],
  ] as const)('of the kind %s in %s for %s says “%4$s”', async (name, language, country, words) => {
    const { text } = await read(await renderContract(under(name, language, country)))
    expect(text).toContain(words)
  })

  it('names a company as the tenant, with who acts for it', async () => {
    const tenant = { ...contract.tenant, companyName: 'Zenit GmbH' }
    const business = { ...contract, tenant, type: 'b2b', contractName: 'GERMANY_COMMERCIAL' } as const
    const { text } = await read(await renderContract(business))
    expect(text).toContain('Zenit GmbH represented by Łukasz Żółć-Großmann')
    expect(text).toContain('to house people who work for it')
    expect(text).not.toContain('right of withdrawal')
  })

  it.each([
    ['RENTAL_BEGIN', 'due when the stay begins, on 1 March 2027'],
    ['ONE_MONTH_BEFORE', 'due on 1 February 2027'],
    ['SIXTY_DAYS_BEFORE', 'due on 31 December 2026'],
    ['AFTER_CONTRACT', 'within seven days of the last signature'],
  ] as const)('says when the first payment is due: %s', async (timeOfPayment, words) => {
    const { text } = await read(await renderContract({ ...contract, timeOfPayment }))
    expect(text).toContain(words)
  })

  it('charges cleaning by the hour, or not at all', async () => {
    const hourly = await read(await renderContract({ ...contract, cleaningFeeFrequency: 'HOURLY' }))
    expect(hourly.text).toContain('€90.00 for each hour begun')
    const none = await read(await renderContract({ ...contract, cleaningFee: 0 }))
    expect(none.text).not.toContain('leaning')
  })

  it('is an annex to the contract that it prolongs', async () => {
    const annexTo = {
      reference: 'M-47000',
      madeOn: parseDay('2026-08-03'),
      from: parseDay('2026-09-01'),
      to: parseDay('2027-02-28'),
    }
    const { text } = await read(await renderContract({ ...contract, annexTo }))
    expect(text).toContain('Annex to the rental agreement M-47000')
    expect(text).toContain('The stay so far is from 1 September 2026 to 28 February 2027')
    expect(text).toContain('prolonged from 1 March 2027 to 15 August 2027')
    expect(text).not.toContain('House rules')
  })

  it('as a draft says so on every page and differs from what is signed', async () => {
    const draft = await read(await renderDraft(contract))
    expect(draft.pages.every((page) => page.includes('Draft'))).toBe(true)
    expect((await read(await renderContract(contract))).text).not.toContain('Draft')
  })

  it('of a former release is read with what it did not say', () => {
    const {
      timeOfPayment: _,
      cleaningFee: __,
      annexTo: ___,
      registrationNumber: ____,
      unit: { location: _____, ...unit },
      ...kept
    } = packContract(contract)
    const former = JSON.parse(
      JSON.stringify({ ...kept, unit, landlord: { name: 'Jana Keller', email: 'j@x.org' } }),
    )
    expect(unpackContract(former)).toMatchObject({
      timeOfPayment: 'RENTAL_BEGIN',
      cleaningFee: 0,
      annexTo: null,
      unit: { name: 'Home by the canal', location: '' },
      landlord: { name: 'Jana Keller', companyName: '', address: '' },
    })
    expect(unpackContract(packContract(contract))).toEqual(contract)
  })
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
      '(1 to 3)',
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

  it.each([
    ['en', 'signed by Maik Lang for Jana Keller by power of attorney of 3 May 2026'],
    ['de', 'unterschrieben von Maik Lang für Jana Keller mit Vollmacht vom 3. Mai 2026'],
    ['fr', 'signé par Maik Lang pour Jana Keller, avec la procuration du 3 mai 2026'],
  ] as const)('says who signed for the landlord, and by what: %s', async (language, sentence) => {
    const power = { landlordName: 'Jana Keller', givenOn: parseDay('2026-05-03') }
    const signatures = [{ ...signature('LANDLORD', 'Maik Lang'), power }, signature('TENANT', 'Ada Noll')]
    const signed = await read(await renderSignedContract({ ...contract, language }, signatures))
    const trail = (signed.pages.at(-1) ?? '').replaceAll(/\s+/g, ' ')
    expect(trail).toContain(sentence)
  })
})

describe('hostile words', () => {
  const corpus = existsSync(NAUGHTY_STRINGS)
  const title = corpus ? 'of the corpus' : `of the corpus: skipped, ${NAUGHTY_STRINGS} is missing`

  it.skipIf(!corpus)(`${title} stay on the page`, async () => {
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
    landlord: { name: one, email: other, companyName: one, address: other },
    tenant: { name: other, email: one, companyName: other },
    unit: { ...contract.unit, location: other, name: one, street: other, city: one, country: other },
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
    drawnSignature: null,
    power: null,
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
