import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { PASSKEY_MINUTES } from '../../../domain/people/login-rules.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { NewPasskey, PasskeyRow } from './passkey-sql.ts'

const timeout = PASSKEY_MINUTES * 60_000
const longest = 20_000

const text = z.string().max(longest)
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
const registrationShape = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})
const loginShape = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
})

/** What a browser needs to make a passkey that says by itself whose it is, and that checks who uses it. */
export async function registrationOptions(
  config: Config,
  person: { id: string; email: string; firstName: string; lastName: string },
  known: readonly PasskeyRow[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return await generateRegistrationOptions({
    rpName: 'Mezzo',
    rpID: rpIdOf(config),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`,
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What a browser needs to ask for a passkey of ours. */
export async function loginOptions(config: Config): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return await generateAuthenticationOptions({ rpID: rpIdOf(config), timeout, userVerification: 'required' })
}

/** The passkey in an authenticator's answer to that challenge; null when the answer is not right. */
export async function readRegistration(
  config: Config,
  response: unknown,
  challenge: string,
): Promise<Omit<NewPasskey, 'userId' | 'name' | 'now'> | null> {
  const given = registrationShape.safeParse(response)
  if (!given.success) return null
  const { verifyRegistrationResponse } = await library()
  const checked = await orNull(() =>
    verifyRegistrationResponse({
      response: given.data,
      expectedChallenge: challenge,
      expectedOrigin: config.origin,
      expectedRPID: rpIdOf(config),
      requireUserVerification: true,
    }),
  )
  if (!checked?.verified) return null
  const { credential: made, credentialDeviceType, credentialBackedUp } = checked.registrationInfo
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: given.data.response.transports ?? [],
    deviceType: credentialDeviceType === 'multiDevice' ? 'MULTI_DEVICE' : 'SINGLE_DEVICE',
    backedUp: credentialBackedUp,
  }
}

/** What an authenticator's right answer says of a passkey; null when the answer is not right. */
export async function readLogin(
  config: Config,
  response: unknown,
  challenge: string,
  passkey: PasskeyRow,
): Promise<{ counter: number; backedUp: boolean } | null> {
  const given = loginShape.safeParse(response)
  if (!given.success) return null
  const { verifyAuthenticationResponse } = await library()
  const checked = await orNull(() =>
    verifyAuthenticationResponse({
      response: given.data as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: config.origin,
      expectedRPID: rpIdOf(config),
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  )
  if (!checked?.verified) return null
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  return { counter: newCounter, backedUp: credentialBackedUp }
}

/** Loaded when the first passkey is used: few starts of the server need it at once. */
async function library() {
  return await import('@simplewebauthn/server')
}

/** The library throws for every answer that is not right; to us these are all the same. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check()
  } catch {
    // Nothing of the answer is worth knowing: it was not made by the passkey for this challenge.
    return null
  }
}

function rpIdOf(config: Config): string {
  return new URL(config.origin).hostname
}
