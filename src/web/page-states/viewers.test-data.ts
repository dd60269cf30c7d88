import type { BootstrapViewer } from '../bootstrap.ts'

/** Lets apartments. */
export const jana: BootstrapViewer = {
  id: 'jana',
  email: 'jana@mezzo.example',
  firstName: 'Jana',
  lastName: 'Keller',
  landlord: true,
  permissions: [],
  language: 'en',
  landlordId: 'jana',
  role: 'OWNER',
  access: 'FULL',
}

/** Rents one. */
export const amelie: BootstrapViewer = {
  ...jana,
  id: 'amelie',
  email: 'amelie@mezzo.example',
  firstName: 'Amélie',
  lastName: 'Fournier',
  landlord: false,
  landlordId: null,
  role: null,
}

/** Keeps the books. */
export const bea: BootstrapViewer = { ...amelie, id: 'bea', firstName: 'Bea', permissions: ['accounting'] }

/** Looks after both. */
export const sam: BootstrapViewer = { ...amelie, id: 'sam', firstName: 'Sam', permissions: ['sales'] }
