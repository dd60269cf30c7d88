import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { readableLandlordId, readableOwnerId } from './readable-landlord.ts'

const nobody: Viewer = {
  id: 'me',
  sessionId: null,
  email: 'me@mezzo.example',
  firstName: 'Me',
  lastName: 'Myself',
  landlord: false,
  permissions: [],
  language: 'en',
  landlordId: null,
  role: null,
  access: 'FULL',
  groupIds: null,
  listingIds: null,
  impersonation: null,
  accessLinkId: null,
  worldName: null,
  frozen: null,
  accessToken: null,
}
const impersonation = {
  id: 'i',
  actorId: 'sam',
  actorName: 'Sam',
  reason: 'asked',
  endsAt: Temporal.Instant.fromEpochMilliseconds(0),
}
const owner: Viewer = { ...nobody, landlord: true, landlordId: 'me', role: 'OWNER' }
const viewers = {
  tenant: nobody,
  owner,
  manager: { ...nobody, landlordId: 'boss', role: 'MANAGER' },
  limited: { ...nobody, landlordId: 'boss', role: 'LIMITED', access: 'LIMITED' },
  link: { ...nobody, landlordId: 'me', role: 'LINK', access: 'LIMITED', accessLinkId: 'l' },
  impersonator: { ...owner, impersonation },
  accountant: { ...nobody, permissions: ['accounting'] },
  developer: { ...nobody, permissions: ['DEVELOPER'] },
} satisfies Record<string, Viewer>

const refused = 'Not allowed to access'

describe('the id of a landlord, given or not (D6)', () => {
  it.each([
    ['tenant', undefined, 'me'],
    ['tenant', 'other', refused],
    ['owner', undefined, 'me'],
    ['owner', 'me', 'me'],
    ['owner', 'other', refused],
    ['manager', undefined, 'boss'],
    ['manager', 'boss', 'boss'],
    ['manager', 'other', refused],
    ['limited', undefined, refused],
    ['limited', 'boss', refused],
    ['link', undefined, refused],
    ['link', 'me', refused],
    ['impersonator', undefined, 'me'],
    ['impersonator', 'other', refused],
    ['accountant', 'other', 'other'],
    ['developer', 'other', refused],
  ] as const)('%s with %s', (who, given, expected) => {
    expect(answer(() => readableLandlordId(viewers[who], given))).toBe(expected)
  })

  it.each([
    ['owner', undefined, 'me'],
    ['owner', 'other', refused],
    ['manager', undefined, 'me'],
    ['manager', 'boss', refused],
    ['limited', 'boss', refused],
    ['link', 'me', refused],
    ['link', undefined, refused],
    ['impersonator', 'me', 'me'],
    ['impersonator', 'other', refused],
    ['accountant', 'other', 'other'],
    ['developer', 'other', refused],
  ] as const)('in person: %s with %s', (who, given, expected) => {
    expect(answer(() => readableOwnerId(viewers[who], given))).toBe(expected)
  })
})

function answer(read: () => string): string {
  try {
    return read()
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
  }
}
