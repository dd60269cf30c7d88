import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { CreatePersonalAccessTokenInput, UpdateProfileInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'
import { createCredential } from '../shared/passkey.ts'

const profileMutation = graphql(`
  mutation AccountUpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const languageMutation = graphql(`
  mutation AccountUpdateLanguage($language: String!) {
    updateLanguage(language: $language) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const confirmMutation = graphql(`
  mutation AccountConfirmPassword($password: String!) {
    confirmPassword(password: $password) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const passwordMutation = graphql(`
  mutation AccountChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const startTwoFactorMutation = graphql(`
  mutation AccountStartTwoFactor($password: String!) {
    startTwoFactor(password: $password) {
      error {
        name
        message
        reason
        fields
      }
      twoFactorStart {
        otpauthUri
        secret
        backupCodes
      }
    }
  }
`)

const enableTwoFactorMutation = graphql(`
  mutation AccountEnableTwoFactor($code: String!) {
    enableTwoFactor(code: $code) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const disableTwoFactorMutation = graphql(`
  mutation AccountDisableTwoFactor($password: String!) {
    disableTwoFactor(password: $password) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const backupCodesMutation = graphql(`
  mutation AccountCreateBackupCodes($password: String!) {
    createBackupCodes(password: $password) {
      error {
        name
        message
        reason
        fields
      }
      backupCodes {
        codes
      }
    }
  }
`)

const renamePasskeyMutation = graphql(`
  mutation AccountRenamePasskey($passkeyId: ID!, $name: String!) {
    renamePasskey(passkeyId: $passkeyId, name: $name) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const deletePasskeyMutation = graphql(`
  mutation AccountDeletePasskey($passkeyId: ID!) {
    deletePasskey(passkeyId: $passkeyId) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const endSessionMutation = graphql(`
  mutation AccountEndSession($sessionId: ID!) {
    endSession(sessionId: $sessionId) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const endOthersMutation = graphql(`
  mutation AccountEndOtherSessions {
    endOtherSessions {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const createTokenMutation = graphql(`
  mutation AccountCreateToken($input: CreatePersonalAccessTokenInput!) {
    createPersonalAccessToken(input: $input) {
      error {
        name
        message
        reason
        fields
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
        name
        message
        reason
        fields
      }
    }
  }
`)

const requestDeletionMutation = graphql(`
  mutation AccountRequestDeletion($password: String) {
    requestDeletion(password: $password) {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

const withdrawDeletionMutation = graphql(`
  mutation AccountWithdrawDeletion {
    withdrawDeletion {
      error {
        name
        message
        reason
        fields
      }
    }
  }
`)

/** Saves names and phone number. */
export function useUpdateProfile() {
  return useAccountChange((input: UpdateProfileInput) => request(profileMutation, { input }))
}

/** Keeps the language that mails are written in. */
export function useUpdateLanguage() {
  return useAccountChange((language: string) => request(languageMutation, { language }))
}

/** Shows again that it is the person, so that delicate things can be done for a while. */
export function useConfirmPassword() {
  return useAccountChange((password: string) => request(confirmMutation, { password }))
}

/** Sets a new password; all other logins end. */
export function useChangePassword() {
  return useAccountChange((passwords: { currentPassword: string; newPassword: string }) =>
    request(passwordMutation, passwords),
  )
}

/** Prepares a second factor; answers what is shown once: secret and backup codes. */
export function useStartTwoFactor() {
  return useAccountChange(
    async (password: string) =>
      (await request(startTwoFactorMutation, { password })).startTwoFactor.twoFactorStart,
  )
}

/** Turns the prepared second factor on by a code of it. */
export function useEnableTwoFactor() {
  return useAccountChange((code: string) => request(enableTwoFactorMutation, { code }))
}

/** Turns the second factor off. */
export function useDisableTwoFactor() {
  return useAccountChange((password: string) => request(disableTwoFactorMutation, { password }))
}

/** Makes new backup codes, which are shown once; the old ones are worth nothing then. */
export function useCreateBackupCodes() {
  return useAccountChange(
    async (password: string) =>
      (await request(backupCodesMutation, { password })).createBackupCodes.backupCodes?.codes ?? [],
  )
}

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
export function useCreateToken() {
  return useAccountChange(
    async (input: CreatePersonalAccessTokenInput) =>
      (await request(createTokenMutation, { input })).createPersonalAccessToken.given?.secret ?? '',
  )
}

/** Ends an access token. */
export function useRevokeToken() {
  return useAccountChange((tokenId: string) => request(revokeTokenMutation, { tokenId }))
}

/** Asks for the deletion of the account. */
export function useRequestDeletion() {
  return useAccountChange((password: string) => request(requestDeletionMutation, { password }))
}

/** Takes the wish to be deleted back. */
export function useWithdrawDeletion() {
  return useAccountChange(() => request(withdrawDeletionMutation))
}

function useAccountChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['account'] }),
  })
}
