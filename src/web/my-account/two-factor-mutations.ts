import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { useAccountChange } from './account-mutations.ts'

const startTwoFactorMutation = graphql(`
  mutation AccountStartTwoFactor($password: String!) {
    startTwoFactor(password: $password) {
      error {
        ...Refusal
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
        ...Refusal
      }
    }
  }
`)

const disableTwoFactorMutation = graphql(`
  mutation AccountDisableTwoFactor($password: String!) {
    disableTwoFactor(password: $password) {
      error {
        ...Refusal
      }
    }
  }
`)

const backupCodesMutation = graphql(`
  mutation AccountCreateBackupCodes($password: String!) {
    createBackupCodes(password: $password) {
      error {
        ...Refusal
      }
      backupCodes {
        codes
      }
    }
  }
`)

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
