import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  inLanguage,
  isPathOf,
  loginPath,
  path,
  referralPath,
  type RouteParams,
  ROUTES,
  safeRedirect,
} from './routes.ts'

describe('path', () => {
  it.each([
    ['homepage', {}, {}, '/de/dashboard'],
    ['inbox', {}, {}, '/de/dashboard/inbox'],
    ['inbox', { bookingRequestId: 'b1' }, {}, '/de/dashboard/inbox/b1'],
    ['inbox', { bookingRequestId: 'b1', listingRequestId: 'l 1' }, {}, '/de/dashboard/inbox/b1/l%201'],
    ['groupRequests', { groupId: 'g' }, { filter: 'open' }, '/de/dashboard/g/g/requests?filter=open'],
    ['login', {}, { redirect: '/de/dashboard?a=1' }, '/de/login?redirect=%2Fde%2Fdashboard%3Fa%3D1'],
    ['login', {}, { redirect: undefined }, '/de/login'],
    ['privacy', {}, {}, '/de/datenschutz'],
  ])('%s %j %j', (name, params, search, expected) => {
    expect(path(name, { language: 'de', ...params }, search)).toBe(expected)
  })

  it('raises an error for an unknown name (D2)', () => {
    expect(() => path('nowhere')).toThrow('Route not found: nowhere')
    expect(() => path('toString')).toThrow('Route not found: toString')
  })

  it('raises an error for a required part without a value', () => {
    expect(() => path('publicListing', { language: 'de' })).toThrow('Route publicListing needs listingId')
  })

  it('has optional parts at the end only', () => {
    for (const pattern of Object.values(ROUTES)) expect(pattern).toMatch(/^[^?]*(\/\{\w+\?\})*$/)
  })
})

describe('the parts of a path', () => {
  it('are there as the routes of a page name them', () => {
    expectTypeOf<RouteParams<'contractSign' | 'tenantContractSign'>['offerId']>().toEqualTypeOf<string>()
    expectTypeOf<RouteParams<'tenantRequest'>['bookingRequestId']>().toEqualTypeOf<string>()
    expectTypeOf<RouteParams<'tenantRequest'>['listingRequestId']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<RouteParams<'listingEdit' | 'groupEdit'>['groupId']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<keyof RouteParams<'homepage'>>().toEqualTypeOf<never>()
  })

  it.each([
    [['homepage'], {}, true],
    [['publicListing'], { listingId: 'l' }, true],
    [['publicListing'], { groupId: 'g' }, false],
    [['publicListing', 'publicGroup'], { groupId: 'g' }, true],
    [['tenantRequest'], { bookingRequestId: 'b' }, true],
    [['tenantRequest'], { listingRequestId: 'l' }, false],
  ] as const)('of %j are %j: %s', (names, params, expected) => {
    expect(isPathOf(names, params)).toBe(expected)
  })
})

describe('safeRedirect', () => {
  it.each([
    ['/de/dashboard?a=1#b', '/de/dashboard?a=1#b'],
    ['about:blank', '/'],
    ['', '/'],
    [undefined, '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/de/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/en/logout', '/'],
    ['/logout', '/'],
    ['/de/%6cOGOUT/?a=1', '/'],
    ['/de/logout/more', '/de/logout/more'],
  ])('%s -> %s', (target, expected) => {
    expect(safeRedirect(target)).toBe(expected)
  })
})

it('gives the referral page its path of each language (D2)', () => {
  expect(['de', 'fr', 'en'].map(referralPath)).toEqual([
    '/de/referral/einladen',
    '/fr/reference/inviter',
    '/en/referral/invite',
  ])
})

it('keeps the page in another language', () => {
  expect(inLanguage('/de/dashboard/inbox/1', 'fr')).toBe('/fr/dashboard/inbox/1')
  expect(inLanguage('/de/referral/einladen', 'fr')).toBe('/fr/reference/inviter')
})

it.each([
  ['/de/x?a=1#b', '/de/login?redirect=%2Fde%2Fx%3Fa%3D1%23b'],
  ['/de/r?accessToken=secret&a=1', '/de/login?redirect=%2Fde%2Fr%3Fa%3D1'],
  ['/de/logout', '/de/login'],
])('the login for %s is %s', (wanted, expected) => {
  expect(loginPath('de', wanted)).toBe(expected)
})
