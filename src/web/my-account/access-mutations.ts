import { graphql } from '../gen/gql.ts'
import type { CreatePersonalAccessTokenInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'
import { createCredential } from '../shared/passkey.ts'
import { useAccountChange } from './account-mutations.ts'

const renamePasskeyMutation = graphql(`
  mutation AccountRenamePasskey($passkeyId: ID!, $name: String!) {
    renamePasskey(passkeyId: $passkeyId, name: $name) {
      error {
        ...Refusal
      }
    }
  }
`)

const deletePasskeyMutation = graphql(`
  mutation AccountDeletePasskey($passkeyId: ID!) {
    deletePasskey(passkeyId: $passkeyId) {
      error {
        ...Refusal
      }
    }
  }
`)

const endSessionMutation = graphql(`
  mutation AccountEndSession($sessionId: ID!) {
    endSession(sessionId: $sessionId) {
      error {
        ...Refusal
      }
    }
  }
`)

const endOthersMutation = graphql(`
  mutation AccountEndOtherSessions {
    endOtherSessions {
      error {
        ...Refusal
      }
    }
  }
`)

const createTokenMutation = graphql(`
  mutation AccountCreateToken($input: CreatePersonalAccessTokenInput!, $idempotencyKey: ID!) {
    createPersonalAccessToken(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      given {
        secret
      }
    }
  }
`)

const revokeTokenMutation = graphql(`
  mutation AccountRevokeToken($tokenId: ID!) {
    revokePersonalAccessToken(tokenId: $tokenId) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Makes a passkey on this device, or one that it is connected with. */
export function useAddPasskey() {
  return useAccountChange(async (name: string) => {
    const options = await rest<PublicKeyCredentialCreationOptionsJSON>(
      '/api/auth/passkeys/registration-options',
      { body: {} },
    )
    const response = await createCredential(options)
    return rest('/api/auth/passkeys/register', { body: { response, name } })
  })
}

/** Gives a passkey another name. */
export function useRenamePasskey(passkeyId: string) {
  return useAccountChange((name: string) => request(renamePasskeyMutation, { passkeyId, name }))
}

/** Forgets a passkey. */
export function useDeletePasskey() {
  return useAccountChange((passkeyId: string) => request(deletePasskeyMutation, { passkeyId }))
}

/** Ends one login. */
export function useEndSession() {
  return useAccountChange((sessionId: string) => request(endSessionMutation, { sessionId }))
}

/** Ends all logins but this one. */
export function useEndOtherSessions() {
  return useAccountChange(() => request(endOthersMutation))
}

/** Makes an access token; answers its secret, which is shown once. */
export async function createToken(
  input: CreatePersonalAccessTokenInput,
  idempotencyKey: string,
): Promise<string> {
  const made = await request(createTokenMutation, { input, idempotencyKey })
  return made.createPersonalAccessToken.given?.secret ?? ''
}

/** Ends an access token. */
export function useRevokeToken() {
  return useAccountChange((tokenId: string) => request(revokeTokenMutation, { tokenId }))
}
