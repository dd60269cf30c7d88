import { id, oneOf } from './random.ts'
import type { ScaleSize } from './size.ts'

const firstNames = [
  'Amélie',
  'Anna',
  'Ben',
  'Clara',
  'David',
  'Elif',
  'Emil',
  'Fatou',
  'Greta',
  'Hannah',
  'Ibrahim',
  'Ida',
  'Jonas',
  'Julie',
  'Karim',
  'Lea',
  'Luca',
  'Marta',
  'Mehmet',
  'Nina',
  'Noor',
  'Oskar',
  'Paula',
  'Rosa',
  'Samir',
  'Sofia',
  'Theo',
  'Valentina',
  'Yuki',
  'Zoé',
]
const lastNames = [
  'Bauer',
  'Becker',
  'Bernard',
  'Costa',
  'Demir',
  'Dubois',
  'Fischer',
  'Fournier',
  'García',
  'Hoffmann',
  'Janssen',
  'Keller',
  'Klein',
  'Kowalska',
  'Krüger',
  'Laurent',
  'Lehmann',
  'Marino',
  'Moreau',
  'Müller',
  'Novak',
  'Petit',
  'Richter',
  'Rossi',
  'Schäfer',
  'Schmidt',
  'Schneider',
  'Schulz',
  'Tanaka',
  'Wagner',
  'Weber',
  'Wolf',
]

/** SQL for the first name of the n-th person. */
export const firstNameOf = (row: string) => oneOf(row, 1, firstNames)

/** SQL for the last name of the n-th person. */
export const lastNameOf = (row: string) => oneOf(row, 2, lastNames)

/** How many tenants ask: five requests each. */
export function tenantsOf(size: ScaleSize): number {
  return Math.max(100, Math.round(size.requests / 5))
}

/** Landlords and tenants; all landlords and the first tenant have the same password. */
export function peopleScripts(size: ScaleSize, passwordHash: string): string[] {
  return [people('landlord', size.landlords), people('tenant', tenantsOf(size)), accounts(passwordHash)]
}

function people(kind: 'landlord' | 'tenant', count: number): string {
  // Landlords and tenants have names of their own: the salt is the same, the rows are not.
  const row = kind === 'landlord' ? 'n' : 'n + 1000000'
  return `
    insert into users (id, name, first_name, last_name, email, email_verified, phone, landlord, language, created_at)
    select ${id(kind, 'n')}, ${firstNameOf(row)} || ' ' || ${lastNameOf(row)}, ${firstNameOf(row)},
      ${lastNameOf(row)}, '${kind}-' || n || '@scale.example', true, '+49 30 ' || (1000000 + n),
      ${kind === 'landlord'}, (array['de', 'en', 'fr'])[1 + n % 3], now() - interval '900 days'
    from generate_series(1, ${count}) n`
}

function accounts(passwordHash: string): string {
  return `
    insert into accounts (user_id, account_id, provider_id, password)
    select id, id, 'credential', '${passwordHash}' from users
    where email like 'landlord-%@scale.example' or email = 'tenant-1@scale.example'`
}
