import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileLanguage } from '../../domain/catalogue/language.ts'
import { graphql } from '../gen/gql.ts'
import type { UpdateProfileInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const profileMutation = graphql(`
  mutation AccountUpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      error {
        ...Refusal
      }
    }
  }
`)

const languageMutation = graphql(`
  mutation AccountUpdateLanguage($language: ProfileLanguage!) {
    updateLanguage(language: $language) {
      error {
        ...Refusal
      }
    }
  }
`)

const passwordMutation = graphql(`
  mutation AccountChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      error {
        ...Refusal
      }
    }
  }
`)

const requestDeletionMutation = graphql(`
  mutation AccountRequestDeletion($password: String) {
    requestDeletion(password: $password) {
      error {
        ...Refusal
      }
    }
  }
`)

const withdrawDeletionMutation = graphql(`
  mutation AccountWithdrawDeletion {
    withdrawDeletion {
      error {
        ...Refusal
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
  return useAccountChange((language: ProfileLanguage) => request(languageMutation, { language }))
}

/** Sets a new password; all other logins end. */
export function useChangePassword() {
  return useAccountChange((passwords: { currentPassword: string; newPassword: string }) =>
    request(passwordMutation, passwords),
  )
}

/** Asks for the deletion of the account. */
export function useRequestDeletion() {
  return useAccountChange((password: string | null) => request(requestDeletionMutation, { password }))
}

/** Takes the wish to be deleted back. */
export function useWithdrawDeletion() {
  return useAccountChange(() => request(withdrawDeletionMutation))
}

/** A mutation of the person's own account, which is read again afterwards. */
export function useAccountChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['account'] }),
  })
}
