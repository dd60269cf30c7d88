import { describe, expect, it } from 'vitest'
import type { BootstrapViewer } from './bootstrap.ts'
import { redirectOf, type Guarded } from './guard.ts'

const jana: BootstrapViewer = {
  id: 'jana',
  email: 'jana@mezzo.example',
  firstName: 'Jana',
  lastName: 'Keller',
  landlord: true,
  permissions: [],
  language: 'de',
}
const explorer: BootstrapViewer = { ...jana, landlordUserType: 'EXPLORER_LANDLORD' }
const potential: BootstrapViewer = { ...jana, landlordUserType: 'POTENTIAL_LANDLORD' }
const tenant: BootstrapViewer = { ...jana, id: 'tenant', landlord: false }
const member: BootstrapViewer = { ...tenant, landlordId: 'jana', role: 'LIMITED', access: 'LIMITED' }
const byLink: BootstrapViewer = { ...tenant, id: 'jana', landlordId: 'jana', role: 'LINK', access: 'LIMITED' }

const ordinary: Guarded = { access: 'viewer' }
const opened: Guarded = { access: 'public' }
const login: Guarded = { access: 'guest' }
const requests: Guarded = { access: 'viewer', accessToken: 'strip' }
const keeping: Guarded = { access: 'viewer', accessToken: 'keep' }

describe('redirectOf (D2)', () => {
  it.each([
    ['who is logged in stays', ordinary, jana, '/de/dashboard?a=1', null],
    [
      'a guest goes to login with the wanted path',
      ordinary,
      null,
      '/de/x?a=1',
      '/de/login?redirect=%2Fde%2Fx%3Fa%3D1',
    ],
    ['a page that opts out is open', opened, null, '/de/help', null],
    ['login sends the landlord to the listings', login, jana, '/de/login', '/de/dashboard'],
    [
      'login sends whoever has no listing yet to what happens next',
      login,
      explorer,
      '/de/login',
      '/de/dashboard/welcome',
    ],
    ['login sends whoever has begun one to the listings', login, potential, '/de/login', '/de/dashboard'],
    [
      'login sends on whoever has none to what was wanted',
      login,
      explorer,
      '/de/login?redirect=%2Fde%2Fx',
      '/de/x',
    ],
    ['login sends a team member there too', login, member, '/de/login', '/de/dashboard'],
    ['login sends the tenant to the requests', login, tenant, '/de/login', '/de/requests'],
    ['login sends on to what was wanted', login, jana, '/de/login?redirect=%2Fde%2Fx', '/de/x'],
    ['about:blank becomes the start', login, jana, '/de/login?redirect=about%3Ablank', '/'],
    ['nobody is led to another site', login, jana, '/de/login?redirect=https%3A%2F%2Fevil.example', '/'],
    ['a token opens a page that supports it', requests, null, '/de/r?accessToken=t', null],
    [
      'a token opens no other page and is not handed on',
      ordinary,
      null,
      '/de/x?accessToken=t&a=1',
      '/de/login?redirect=%2Fde%2Fx%3Fa%3D1',
    ],
    [
      'a token is stripped once somebody is logged in',
      requests,
      jana,
      '/de/r?accessToken=t&a=1',
      '/de/r?a=1',
    ],
    ['from pages without support too', ordinary, jana, '/de/x?accessToken=t#b', '/de/x#b'],
    ['unless the page says otherwise', keeping, jana, '/de/r?accessToken=t', null],
    ['who came by a link is not logged in', ordinary, byLink, '/de/x', '/de/login?redirect=%2Fde%2Fx'],
    ['the logout is not what somebody wants who logs in', ordinary, null, '/de/logout', '/de/login'],
    ['login leads nobody to the logout', login, jana, '/de/login?redirect=%2Fde%2Flogout', '/'],
    ['who came by a link stays after a reload without it', requests, byLink, '/de/r', null],
    ['and stays on the pages of the link', requests, byLink, '/de/r?accessToken=t', null],
    [
      'the referral page has one path for each language',
      ordinary,
      jana,
      '/de/referral/invite',
      '/de/referral/einladen',
    ],
  ])('%s', (_, page, viewer, href, expected) => {
    expect(redirectOf(page, { language: 'de', viewer, href, accessToken: null })).toBe(expected)
  })

  it('remembers the token of the visit on the way to the next page', () => {
    const visit = { language: 'de', viewer: null, href: '/de/r/1', accessToken: 't' } as const
    expect(redirectOf(requests, visit)).toBeNull()
    expect(redirectOf(ordinary, visit)).toBe('/de/login?redirect=%2Fde%2Fr%2F1')
  })
})
