import { describe, expect, it } from 'vitest'
import { changed, errorsIn, formOf, inputOf, keptForm, missingIn, previewOf } from './terms-form.ts'
import type { Options } from './terms-queries.ts'

const contract = {
  languages: ['de', 'en'],
  missing: [{ gap: 'ENERGY_CERTIFICATE', required: false }],
  obstacle: null,
}
const options = {
  contracts: [
    { ...contract, name: 'GERMANY_PRIVATE', isTemplateSupported: true, maximumDeposit: 450_000 },
    { ...contract, name: 'FRANCE_MOBILITY_MAIN', isTemplateSupported: true, maximumDeposit: 0 },
    {
      ...contract,
      name: 'REFUGEE_GERMANY',
      isTemplateSupported: false,
      maximumDeposit: 450_000,
      obstacle: 'REFUGEES_ONLY',
    },
  ],
  terms: {
    contractName: 'GERMANY_PRIVATE',
    language: 'de',
    timeOfPayment: 'RENTAL_BEGIN',
    cleaningFee: 9_000,
    cleaningFeeFrequency: 'ONE_TIME',
    deposit: 300_050,
    houseRules: 'Ruhe ab 22 Uhr.',
    isOnlineSigning: true,
    ownContractFileId: null,
  },
  currency: 'EUR',
  hasOnlineSigning: true,
  houseRules: [
    { language: 'en', text: '' },
    { language: 'de', text: 'Ruhe ab 22 Uhr.' },
    { language: 'fr', text: 'Silence dès 22 h.' },
  ],
  previewUrl: '/api/listing-requests/1/contract-preview',
} as unknown as Options

const form = formOf(options, 'de')

describe('the form of a contract', () => {
  it('says what the contract says, and is sent as it was read', () => {
    expect(form).toMatchObject({ deposit: '3000,50', cleaningFee: '90', signing: 'ONLINE', document: 'OURS' })
    expect(inputOf(form, options)).toEqual(options.terms)
    expect(errorsIn(form, options)).toEqual({})
  })

  it('is kept over a reload, but not one of a former release', () => {
    expect(keptForm({ ...form, deposit: '1' }, form)).toEqual({ ...form, deposit: '1' })
    expect(keptForm({ deposit: '1' }, form)).toBeNull()
    expect(keptForm(null, form)).toBeNull()
  })

  it('brings the listing’s rules in the language chosen, but never takes away typed ones', () => {
    expect(changed(form, { language: 'fr' }, options).houseRules).toBe('Silence dès 22 h.')
    expect(changed(form, { language: 'en' }, options).houseRules).toBe('Ruhe ab 22 Uhr.')
    const typed = { ...form, houseRules: 'No drums.' }
    expect(changed(typed, { language: 'fr' }, options).houseRules).toBe('No drums.')
  })

  it('drops a deposit that the law forbids', () => {
    expect(changed(form, { contractName: 'FRANCE_MOBILITY_MAIN' }, options).deposit).toBe('')
  })

  it('goes to paper with an own document, and back', () => {
    const own = changed(form, { document: 'OWN' }, options)
    expect(own.signing).toBe('PAPER')
    expect(changed(own, { document: 'OURS' }, options).signing).toBe('ONLINE')
  })

  it.each([
    [{ deposit: '4500,01' }, { deposit: 'deposit.tooHigh' }],
    [{ deposit: 'much' }, { deposit: 'amount.invalid' }],
    [{ contractName: 'FRANCE_MOBILITY_MAIN' }, { deposit: 'deposit.none' }],
    [{ contractName: 'REFUGEE_GERMANY' }, { contractName: 'contractName.unsupported' }],
    [{ document: 'OWN' }, { ownContractFileId: 'ownContractFileId.missing' }],
    [{ document: 'OWN', contractName: 'REFUGEE_GERMANY', ownContractFileId: 'x' }, {}],
  ] as const)('%o is wrong as %o', (change, errors) => {
    expect(errorsIn({ ...form, ...change }, options)).toEqual(errors)
  })

  it('misses rules in the language of the contract until they are there', () => {
    const gaps = (change: Partial<typeof form>) =>
      missingIn({ ...form, ...change }, options).map(({ gap }) => gap)
    expect(gaps({})).toEqual(['ENERGY_CERTIFICATE'])
    expect(gaps({ language: 'en' })).toEqual(['ENERGY_CERTIFICATE', 'HOUSE_RULES_IN_LANGUAGE'])
    expect(gaps({ language: 'en', houseRules: 'Quiet from 22:00.' })).toEqual(['ENERGY_CERTIFICATE'])
    expect(gaps({ document: 'OWN' })).toEqual([])
  })
})

describe('the draft', () => {
  it('is of what is typed', () => {
    const { url, withoutRules } = previewOf({ ...form, deposit: '10', houseRules: 'No drums' }, options)
    expect(url).toContain('/contract-preview?contractName=GERMANY_PRIVATE&language=de')
    expect(url).toContain('deposit=1000')
    expect(url).toContain('houseRules=No+drums')
    expect(withoutRules).toBe(false)
  })

  it('leaves rules out that are too long for an address', () => {
    const { url, withoutRules } = previewOf({ ...form, houseRules: 'ü'.repeat(3000) }, options)
    expect(url.length).toBeLessThan(1000)
    expect(withoutRules).toBe(true)
  })
})
