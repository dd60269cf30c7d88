import { queryOptions } from '@tanstack/react-query'
import type { Permission } from '../../domain/catalogue/people.ts'
import { graphql } from '../gen/gql.ts'
import type { StaffPermissionsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const permissionsQuery = graphql(`
  query StaffPermissions($search: String) {
    permissionHolders(search: $search) {
      _id
      name
      email
      userTypes
      permissions {
        permission
        isHeld
        isStrong
        waitsUntil
        refusal
      }
    }
    permissionRequests {
      _id
      personName
      email
      permission
      reason
      askedByName
      askedAt
      endsAt
      refusal
      canWithdraw
    }
  }
`)

const servicesQuery = graphql(`
  query StaffOutsideServices {
    outsideServices {
      service
      state
    }
  }
`)

const giveMutation = graphql(`
  mutation StaffGivePermission(
    $userId: ID!
    $permission: Permission!
    $reason: String!
    $idempotencyKey: ID!
  ) {
    givePermission(
      userId: $userId
      permission: $permission
      reason: $reason
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const takeMutation = graphql(`
  mutation StaffTakePermission(
    $userId: ID!
    $permission: Permission!
    $reason: String!
    $idempotencyKey: ID!
  ) {
    takePermission(
      userId: $userId
      permission: $permission
      reason: $reason
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const confirmMutation = graphql(`
  mutation StaffConfirmPermission($requestId: ID!, $idempotencyKey: ID!) {
    confirmPermission(requestId: $requestId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const declineMutation = graphql(`
  mutation StaffDeclinePermission($requestId: ID!, $reason: String!, $idempotencyKey: ID!) {
    declinePermission(requestId: $requestId, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const withdrawMutation = graphql(`
  mutation StaffWithdrawPermission($requestId: ID!, $idempotencyKey: ID!) {
    withdrawPermission(requestId: $requestId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Somebody of the staff, or who may become one. */
export type Holder = StaffPermissionsQuery['permissionHolders'][number]

/** One of the permissions, as it stands with somebody. */
export type HeldPermission = Holder['permissions'][number]

/** A strong permission that waits for a second person. */
export type WaitingPermission = StaffPermissionsQuery['permissionRequests'][number]

/** The staff, or whoever the text finds, with their permissions, and what waits for a second person. */
export function permissionsOptions(search: string) {
  return queryOptions({
    queryKey: ['staff', 'permissions', search],
    queryFn: () => request(permissionsQuery, { search }),
  })
}

/** Which outside services are real here. */
export function servicesOptions() {
  return queryOptions({
    queryKey: ['staff', 'services'],
    queryFn: async () => (await request(servicesQuery)).outsideServices,
  })
}

/** What is changed of somebody's permissions, and why. */
export interface PermissionChange {
  userId: string
  permission: Permission
  reason: string
}

/** Gives a permission, or asks for a strong one. */
export function givePermission(change: PermissionChange, idempotencyKey: string) {
  return request(giveMutation, { ...change, idempotencyKey })
}

/** Takes a permission. */
export function takePermission(change: PermissionChange, idempotencyKey: string) {
  return request(takeMutation, { ...change, idempotencyKey })
}

/** Confirms a strong permission as the second person. */
export function confirmPermission(requestId: string, idempotencyKey: string) {
  return request(confirmMutation, { requestId, idempotencyKey })
}

/** Declines a strong permission as the second person. */
export function declinePermission(
  { requestId, reason }: { requestId: string; reason: string },
  idempotencyKey: string,
) {
  return request(declineMutation, { requestId, reason, idempotencyKey })
}

/** Takes back what one has asked for. */
export function withdrawPermission(requestId: string, idempotencyKey: string) {
  return request(withdrawMutation, { requestId, idempotencyKey })
}
