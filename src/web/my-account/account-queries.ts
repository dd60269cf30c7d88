import { queryOptions } from '@tanstack/react-query'
import { AuthenticationRequiredError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type {
  AccountDeletionQuery,
  AccountSecurityQuery,
  AccountSessionsQuery,
  AccountTokensQuery,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const profileQuery = graphql(`
  query AccountProfile {
    me {
      _id
      firstName
      lastName
      email
      phone
      language
    }
  }
`)

const securityQuery = graphql(`
  query AccountSecurity {
    me {
      _id
      hasPassword
      twoFactorEnabled
      backupCodesLeft
    }
    passkeys {
      _id
      name
      deviceType
      createdAt
      lastUsedAt
    }
  }
`)

const sessionsQuery = graphql(`
  query AccountSessions {
    sessions {
      _id
      browser
      system
      ipAddress
      createdAt
      lastSeenAt
      current
    }
  }
`)

const tokensQuery = graphql(`
  query AccountTokens {
    personalAccessTokens {
      _id
      name
      scopes
      lastCharacters
      createdAt
      expiresAt
      lastUsedAt
      revokedAt
    }
  }
`)

const deletionQuery = graphql(`
  query AccountDeletion {
    me {
      _id
      hasPassword
      deletionRequest {
        requestedAt
        withdrawUntil
        waitsFor
      }
    }
    deletionObstacles
  }
`)

/** The wish of the person to be deleted. */
export type DeletionWish = NonNullable<NonNullable<AccountDeletionQuery['me']>['deletionRequest']>

/** A passkey of the person. */
export type Passkey = AccountSecurityQuery['passkeys'][number]

/** A login of the person, on some device. */
export type LoginSession = AccountSessionsQuery['sessions'][number]

/** A personal access token, without its secret. */
export type AccessToken = AccountTokensQuery['personalAccessTokens'][number]

/** Name, phone and language of the person. */
export function profileOptions() {
  return queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: async () => present((await request(profileQuery)).me),
  })
}

/** Whether a second factor is on, and the passkeys. */
export function securityOptions() {
  return queryOptions({
    queryKey: ['account', 'security'],
    queryFn: async () => {
      const { me, passkeys } = await request(securityQuery)
      return { ...present(me), passkeys }
    },
  })
}

/** Where the person is logged in. */
export function sessionsOptions() {
  return queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await request(sessionsQuery)).sessions,
  })
}

/** The person's access tokens, living and ended, the newest first. */
export function tokensOptions() {
  return queryOptions({
    queryKey: ['account', 'tokens'],
    queryFn: async () => (await request(tokensQuery)).personalAccessTokens,
  })
}

/** The wish to be deleted, and what stands in its way. */
export function deletionOptions() {
  return queryOptions({
    queryKey: ['account', 'deletion'],
    queryFn: async () => {
      const { me, deletionObstacles } = await request(deletionQuery)
      return {
        hasPassword: present(me).hasPassword !== false,
        deletionRequest: present(me).deletionRequest,
        obstacles: deletionObstacles,
      }
    },
  })
}

function present<Me>(me: Me | null): Me {
  if (!me) throw new AuthenticationRequiredError()
  return me
}
