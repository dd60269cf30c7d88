import { IconArmchair, IconFingerprint, IconKey } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { personNameProblem } from '../../domain/kernel/person-name.ts'
import { PASSWORD_MIN_LENGTH } from '../../domain/kernel/text-limits.ts'
import { errorMessage } from '../shared/error-message.ts'
import { safeRedirect } from '../routes.ts'
import { linkTo } from '../shared/page-link.tsx'
import { knowsPasskeys } from '../shared/passkey.ts'
import { readTypedNames } from '../shared/typed-names.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { PasswordField, TextField } from '../ui/fields.tsx'
import { AccountForm } from './account-form.tsx'
import classes from './account-form.module.css'
import { callAuth, looksLikeEmail, RefusedError } from './auth.ts'
import { SignUpSent } from './sign-up-sent.tsx'

/**
 * Creates an account as a landlord or a tenant; `?role=landlord` chooses beforehand. A passkey comes first, where the
 * browser knows them: it is made when the link in the mail is opened.
 */
export function SignUpPage() {
  const t = useTranslations('account')
  const tErrors = useTranslations('errors')
  const language = useLocale()
  const [search] = useSearch()
  // Who comes from a listing wants to live there; everybody else most likely lets.
  const [role, setRole] = useState<'landlord' | 'tenant'>(
    search.role === 'tenant' || search.redirect ? 'tenant' : 'landlord',
  )
  const [firstName, setFirstName] = useState(() => readTypedNames().firstName)
  const [lastName, setLastName] = useState(() => readTypedNames().lastName)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [withPassword, setWithPassword] = useState(!knowsPasskeys())
  const [tried, setTried] = useState(false)

  const nameSentence = (field: 'firstName' | 'lastName', problem: string | null | undefined) => {
    if (!problem) return undefined
    if (problem === 'required') return t(`${field}Missing`)
    return problem === 'long' ? t('nameLong') : t('nameWrong')
  }
  const errors = {
    firstName: nameSentence('firstName', personNameProblem(firstName)),
    lastName: nameSentence('lastName', personNameProblem(lastName)),
    email: email.trim() === '' ? t('emailMissing') : looksLikeEmail(email) ? undefined : t('emailWrong'),
    password: withPassword && password.length < PASSWORD_MIN_LENGTH ? t('passwordShort') : undefined,
  }
  const signUp = useMutation({
    mutationFn: () =>
      callAuth('sign-up/email', {
        email: email.trim(),
        ...(withPassword ? { password } : { passkey: true }),
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        landlord: role === 'landlord',
        language,
        ...(search.redirect && { redirect: safeRedirect(search.redirect) }),
        ...(search.referral && { referralCode: search.referral }),
      }),
  })
  // What the server refused is said beside the field until it is sent again.
  const refused = signUp.error instanceof RefusedError ? signUp.error.fields : {}
  const submit = () => {
    setTried(true)
    if (Object.values(errors).every((error) => error === undefined)) signUp.mutate()
  }

  // The same for everybody: whether there is an account with this address is told by mail alone (S9).
  if (signUp.isSuccess) return <SignUpSent email={email.trim()} withPasskey={!withPassword} />
  return (
    <AccountForm
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      error={
        signUp.error instanceof RefusedError
          ? tErrors('ValidationError')
          : signUp.error
            ? errorMessage(tErrors, signUp.error)
            : undefined
      }
      onSubmit={submit}
    >
      <ChoiceField
        legend={t('signUp.role')}
        value={role}
        onChange={setRole}
        choices={[
          {
            value: 'landlord',
            label: t('signUp.landlord'),
            detail: t('signUp.landlordDetail'),
            icon: <IconKey size={22} aria-hidden />,
          },
          {
            value: 'tenant',
            label: t('signUp.tenant'),
            detail: t('signUp.tenantDetail'),
            icon: <IconArmchair size={22} aria-hidden />,
          },
        ]}
      />
      <div className={classes.pair}>
        <TextField
          label={t('firstName')}
          autoComplete="given-name"
          value={firstName}
          error={tried && (errors.firstName ?? nameSentence('firstName', refused.firstName))}
          onChange={(event) => setFirstName(event.currentTarget.value)}
        />
        <TextField
          label={t('lastName')}
          autoComplete="family-name"
          value={lastName}
          error={tried && (errors.lastName ?? nameSentence('lastName', refused.lastName))}
          onChange={(event) => setLastName(event.currentTarget.value)}
        />
      </div>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        value={email}
        error={tried && (errors.email ?? (refused.email && t('emailWrong')))}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {withPassword && (
        <PasswordField
          label={t('password')}
          description={t('passwordHint')}
          autoComplete="new-password"
          value={password}
          error={tried && (errors.password ?? (refused.password && t('passwordCommon')))}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        icon={!withPassword && <IconFingerprint size={20} aria-hidden />}
        busy={signUp.isPending}
      >
        {t(withPassword ? 'signUp.submit' : 'signUp.submitPasskey')}
      </Button>
      {!withPassword && <p className={classes.lead}>{t('signUp.passkeyHint')}</p>}
      {knowsPasskeys() && (
        <Button fullWidth disabled={signUp.isPending} onClick={() => setWithPassword(!withPassword)}>
          {t(withPassword ? 'signUp.usePasskey' : 'signUp.usePassword')}
        </Button>
      )}
      <p>
        {t.rich('signUp.hasAccount', {
          link: linkTo('login', { redirect: search.redirect }),
        })}
      </p>
    </AccountForm>
  )
}
