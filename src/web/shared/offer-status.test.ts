import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { OFFER_STATUSES } from '../../domain/catalogue/contracts.ts'
import german from '../catalogue/offer-status.texts.de.json' with { type: 'json' }
import english from '../catalogue/offer-status.texts.en.json' with { type: 'json' }
import french from '../catalogue/offer-status.texts.fr.json' with { type: 'json' }
import { addressedAs } from './offer-status.ts'

describe('who is called "you" where a contract is signed', () => {
  const owner = { role: 'OWNER', impersonation: null } as const
  it.each([
    ['the landlord', 'LANDLORD', owner, 'LANDLORD'],
    ['a manager', 'LANDLORD', { role: 'MANAGER', impersonation: null }, 'NOBODY'],
    ['staff acting as the landlord', 'LANDLORD', { role: 'OWNER', impersonation: {} }, 'NOBODY'],
    ['the tenant', 'TENANT', { role: null, impersonation: null }, 'TENANT'],
  ] as const)('%s', (_, side, viewer, you) => {
    expect(addressedAs(side, viewer)).toBe(you)
  })

  it.each([
    ['en', english, 'Your turn to sign', /by you$/, /^Landlord/],
    ['de', german, 'Von Ihnen zu unterschreiben', /^Von Ihnen/, /^Vom Vermieter/],
    ['fr', french, 'À vous de signer', /vous/, /bailleur/],
  ] as const)('is addressed, and the others are named (%s)', (locale, messages, toSign, yours, theirs) => {
    const t = createTranslator({
      locale,
      messages: { offerStatus: messages },
      namespace: 'offerStatus',
    })
    expect(t('LANDLORD_SIGNING', { you: 'LANDLORD' })).toBe(toSign)
    expect(t('TENANT_SIGNING', { you: 'TENANT' })).toBe(toSign)
    expect(t('REJECTED', { you: 'TENANT' })).toMatch(yours)
    expect(t('LANDLORD_SIGNING', { you: 'NOBODY' })).toMatch(theirs)
    expect(t('LANDLORD_SIGNING', { you: 'TENANT' })).toMatch(theirs)
    for (const status of OFFER_STATUSES)
      for (const you of ['LANDLORD', 'TENANT', 'NOBODY']) expect(t(status, { you })).not.toBe('')
  })
})
