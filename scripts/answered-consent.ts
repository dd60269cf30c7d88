import { CONSENT_COOKIE } from '../src/domain/kernel/consent.ts'

/** What a browser keeps that was asked long ago whether visits may be told apart, so that no page asks it. */
export const answeredConsent = {
  origins: [],
  cookies: [
    {
      name: CONSENT_COOKIE,
      value: 'none',
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
}
