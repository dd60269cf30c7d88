import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordForm } from './password-form.tsx'
import { TwoFactorPart } from './two-factor-part.tsx'

/** How the person proves who they are: password, second factor, passkeys. */
export function SecuritySection() {
  return (
    <>
      <PasswordForm />
      <TwoFactorPart />
      <PasskeysPart />
    </>
  )
}
