import type { Config } from '../../kernel/config/config.ts'

/** The people of the demo, with their one password; they exist in demo mode only. */
export const demoLogins = [
  { email: 'landlord@mezzo.example', password: 'mezzo-demo', role: 'landlord', name: 'Jana Keller' },
  { email: 'limited@mezzo.example', password: 'mezzo-demo', role: 'limited', name: 'Lena Hoffmann' },
  { email: 'tenant@mezzo.example', password: 'mezzo-demo', role: 'tenant', name: 'Tom Berger' },
  { email: 'staff@mezzo.example', password: 'mezzo-demo', role: 'staff', name: 'Sam Weber' },
] as const

/** What a page is told of demos: whether it is of one, whose logins it has, and whether a landlord may have their own. */
export function demoFacts({ demo, demoVisit, demoVisits }: Config) {
  return {
    demo,
    demoLogins: demo ? demoLogins : [],
    ...(demoVisit && { isDemoVisit: true }),
    ...(demoVisits > 0 && { offersDemo: true }),
  }
}
