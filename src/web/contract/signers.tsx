import { IconCircleCheckFilled, IconCircleDashed, IconSignature } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { isOwner, useViewer } from '../shared/viewer.ts'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import classes from './contract-page.module.css'
import type { Offer } from './contract-queries.ts'

/** Both signers with how far they are; nothing for a contract on paper. */
export function Signers(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract.signers')
  if (offer.signers.length === 0) return null
  // The landlord signs first (domain 4).
  const signers = offer.signers.toSorted((a, b) => a.role.localeCompare(b.role))
  return (
    <Section title={t('title')}>
      <Card as="section">
        <ol className={classes.signers}>
          {signers.map((signer) => (
            <SignerRow key={signer.role} signer={signer} offer={offer} />
          ))}
        </ol>
      </Card>
    </Section>
  )
}

function SignerRow(props: { signer: Offer['signers'][number]; offer: Offer }) {
  const { signer, offer } = props
  const t = useTranslations('contract.signers')
  const format = useFormat()
  const isInPerson = isOwner(useViewer())
  // The landlord's team stands on the landlord's side, too, but isn't the landlord.
  const isViewer = signer.role === offer.viewerRole && (signer.role === 'TENANT' || isInPerson)
  const isAsked = signer.role === offer.viewerRole && Boolean(offer.signingUrl)
  const isOwnTurn = signer.power
    ? isAsked
    : isViewer || (signer.role === offer.viewerRole && offer.canSign.value)
  const isNext = offer.status === `${signer.role}_SIGNING` && !signer.signedAt
  const icon = signer.signedAt ? (
    <IconCircleCheckFilled size={22} aria-hidden />
  ) : isNext ? (
    <IconSignature size={22} aria-hidden />
  ) : (
    <IconCircleDashed size={22} aria-hidden />
  )
  return (
    <li data-state={signer.signedAt ? 'signed' : isNext ? 'next' : 'later'}>
      {icon}
      <div>
        <b>{isViewer ? t('you', { name: signer.name }) : signer.name}</b>
        <small>{t(signer.role)}</small>
        {signer.power && !signer.signedAt && <small>{t('byPower', powerWords(signer.power))}</small>}
        <small className={classes.signerState}>{state()}</small>
        {signer.power?.documentUrl && (
          <small>
            <a href={signer.power.documentUrl}>{t('powerDocument')}</a>
          </small>
        )}
        {signer.openedAt && !signer.signedAt && (
          <small>{t('opened', { when: format.instant(signer.openedAt) })}</small>
        )}
      </div>
    </li>
  )

  function signedWords(when: string): string {
    const { power } = signer
    return power ? t('signedByPower', { when, ...powerWords(power) }) : t('signed', { when })
  }

  function powerWords({ agentName, givenOn }: NonNullable<typeof signer.power>) {
    return { agent: agentName, landlord: signer.name, day: givenOn ? format.day(givenOn) : '' }
  }

  function state(): string {
    if (signer.signedAt) return signedWords(format.instant(signer.signedAt))
    if (isNext) return isOwnTurn ? t('yourTurn') : t('turn')
    return offer.status === 'LANDLORD_SIGNING' ? t('later') : t('notSigned')
  }
}
