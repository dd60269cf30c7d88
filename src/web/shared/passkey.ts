import { tellableError } from '../error-of-name.ts'

/** Whether this browser makes and uses passkeys. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  )
}

/** Makes a passkey as the server asks for it; throws ConditionNotMetError PASSKEY_CANCELLED or PASSKEY_EXISTS. */
export function createCredential(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  return answerOf(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  )
}

/** Uses a passkey that the person chooses; throws ConditionNotMetError PASSKEY_CANCELLED. */
export function chooseCredential(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  return answerOf(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  )
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask()
    if (credential instanceof PublicKeyCredential) return credential.toJSON()
  } catch (error) {
    // The device has one already: registering it twice is refused by the device itself.
    if (isNamed(error, 'InvalidStateError')) throw await refusal('PASSKEY_EXISTS')
    // Closed, too late, or without a passkey: browsers tell no more, so that pages cannot find out.
    if (!isNamed(error, 'NotAllowedError') && !isNamed(error, 'AbortError')) throw error
  }
  throw await refusal('PASSKEY_CANCELLED')
}

function refusal(reason: string): Promise<Error> {
  return tellableError({ name: 'ConditionNotMetError', reason })
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name
}
