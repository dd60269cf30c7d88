import { expect, it } from 'vitest'
import type { BootstrapViewer } from './bootstrap.ts'
import { pagesFor } from './page-table.ts'

const tenant: BootstrapViewer = {
  id: 'tenant',
  email: 'tenant@mezzo.example',
  firstName: 'Amélie',
  lastName: 'Fournier',
  landlord: false,
  permissions: [],
  language: 'fr',
}

it.each([
  ['who rents', tenant, 'plain'],
  ['who lets', { ...tenant, landlord: true }, 'dashboard'],
  [
    'who works for a landlord',
    { ...tenant, landlordId: 'jana', role: 'LIMITED', access: 'LIMITED' },
    'dashboard',
  ],
  ['the staff', { ...tenant, permissions: ['sales'] }, 'dashboard'],
  ['nobody', null, 'dashboard'],
] satisfies [string, BootstrapViewer | null, string][])(
  'notifications are in the frame of %s',
  (_, viewer, layout) => {
    const pages = pagesFor(viewer).filter(({ name }) => name === 'notifications' || name === 'notification')
    expect(pages.map((page) => page.layout)).toEqual([layout, layout])
  },
)

it.each([
  ['who rents', tenant, 'plain'],
  ['who lets', { ...tenant, landlord: true }, 'dashboard'],
  [
    'who works for a landlord',
    { ...tenant, landlordId: 'jana', role: 'LIMITED', access: 'LIMITED' },
    'dashboard',
  ],
  ['who came by a link', { ...tenant, landlordId: 'jana', role: 'LINK', access: 'LIMITED' }, 'plain'],
  ['the staff', { ...tenant, permissions: ['sales'] }, 'dashboard'],
  ['nobody', null, 'plain'],
] satisfies [string, BootstrapViewer | null, string][])(
  'the help is in the frame of %s',
  (_, viewer, layout) => {
    expect(pagesFor(viewer).find(({ name }) => name === 'help')?.layout).toBe(layout)
  },
)
