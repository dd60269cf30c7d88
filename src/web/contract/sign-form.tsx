import { IconSignature } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import {
  formatDrawnSignature,
  parseDrawnSignature,
  type Stroke,
} from '../../domain/rentals/drawn-signature.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { typedNameMatches } from '../../domain/rentals/signing.ts'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useFormat } from '../shared/format.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { CheckField, TextField } from '../ui/fields.tsx'
import classes from './contract-page.module.css'
import type { Offer } from './contract-queries.ts'
import { SignaturePad } from './signature-pad.tsx'
import type { OfferCommands } from './use-offer-command.ts'

/** Consent and a typed name or a drawn signature; signing is one click after that, and a failure keeps all of it. */
export function SignForm(props: { offer: Offer; commands: OfferCommands }) {
  const { offer, commands } = props
  const t = useTranslations('contract')
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<'TYPED' | 'DRAWN'>('TYPED')
  const [typedName, setTypedName] = useState('')
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [consent, setConsent] = useState(false)
  const [wasTried, setTried] = useState(false)
  const viewer = useViewer()
  const format = useFormat()
  const powerOfLandlord =
    offer.viewerRole === 'TENANT' && offer.signers.find(({ role }) => role === 'LANDLORD')?.power
  // A manager signs with their own name, for the landlord.
  const byPower = offer.ownPower
  const party = offer.viewerRole === 'LANDLORD' ? offer.landlordName : offer.tenantName
  const name = byPower && viewer ? `${viewer.firstName} ${viewer.lastName}` : party
  const refused = commands.error instanceof ValidationError && 'typedName' in commands.error.fields
  const isOther = !isNameOf(typedName, name)
  const documentSha256 = offer.documentSha256
  const drawnSignature = formatDrawnSignature(strokes)
  const isMissing = kind === 'TYPED' ? isOther : !parseDrawnSignature(drawnSignature)
  const nameError = !wasTried
    ? undefined
    : typedName.trim() === ''
      ? t('sign.nameMissing')
      : isOther || refused
        ? t(byPower ? 'power.nameOther' : 'sign.nameOther', { name })
        : undefined
  const question = useFreshCalendars(offer.listingRequestId, { enabled: offer.viewerRole === 'LANDLORD' })
  const busy = commands.busy || question.isWaiting
  const submit = () => {
    flushSync(() => setTried(true))
    if (!consent || isMissing || !documentSha256) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const signature = kind === 'TYPED' ? { typedName: typedName.trim() } : { drawnSignature }
    if (busy) return
    question.beforeYes(() =>
      commands.run({
        kind: 'sign',
        input: { ...signature, consent, documentSha256 },
        doneText: byPower ? t('power.done', { landlord: offer.landlordName }) : t('sign.done'),
      }),
    )
  }
  return (
    <Card className={classes.panel} data-tone="violet">
      <h2>{byPower ? t('power.title', { landlord: offer.landlordName }) : t('sign.title')}</h2>
      {byPower && (
        <p>
          {t('power.lead', {
            landlord: offer.landlordName,
            day: format.day(byPower.givenOn),
            to: format.day(byPower.to),
          })}
        </p>
      )}
      {powerOfLandlord && (
        <p>{t('power.forTenant', { agent: powerOfLandlord.agentName, landlord: offer.landlordName })}</p>
      )}
      <form
        ref={form}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CheckField
          label={offer.consentText}
          checked={consent}
          aria-invalid={wasTried && !consent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
          error={wasTried && !consent ? t('sign.consentMissing') : undefined}
        />
        <ChoiceField
          legend={t('sign.how')}
          compact
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'TYPED', label: t('sign.type') },
            { value: 'DRAWN', label: t('sign.draw') },
          ]}
        />
        {kind === 'TYPED' ? (
          <>
            <TextField
              label={t('sign.name')}
              description={t(byPower ? 'power.nameHint' : 'sign.nameHint', { name })}
              value={typedName}
              autoComplete="name"
              spellCheck={false}
              required
              onChange={(event) => setTypedName(event.currentTarget.value)}
              error={nameError}
            />
            <p className={classes.signature} aria-hidden="true" data-label={t('sign.preview')}>
              {typedName || ' '}
            </p>
          </>
        ) : (
          <SignaturePad
            strokes={strokes}
            onChange={setStrokes}
            error={wasTried && isMissing ? t('sign.drawMissing') : undefined}
          />
        )}
        <FreshCalendarsNotice question={question} />
        <Button
          type="submit"
          variant="violet"
          size="large"
          fullWidth
          busy={busy}
          icon={<IconSignature size={20} aria-hidden />}
        >
          {t('sign.submit')}
        </Button>
        <small>{comesNext()}</small>
        {documentSha256 && (
          <details className={classes.proof}>
            <summary>{t('sign.proof')}</summary>
            <code>{documentSha256}</code>
          </details>
        )}
      </form>
    </Card>
  )

  function comesNext(): string {
    const names = { landlord: offer.landlordName, tenant: offer.tenantName }
    if (offer.viewerRole === 'LANDLORD') return t(byPower ? 'power.next' : 'next.landlordSigns', names)
    return offer.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING'
      ? t('next.tenantSignsLbc', names)
      : t('next.tenantSigns')
  }
}

// The server knows which words are first and last names; here the first and the last word must be there.
function isNameOf(typed: string, name: string): boolean {
  const words = name.split(/\s+/)
  return typedNameMatches(typed, { firstName: words[0] ?? '', lastName: words.at(-1) ?? '' })
}
