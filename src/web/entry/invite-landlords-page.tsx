import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANDLORD_FEE_PERCENT } from '../../domain/kernel/constants.ts'
import { LETTER_RECIPIENTS, letterRecipient, type LetterRecipient } from './entry-texts.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { linkTo } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { useBootstrap, useViewer } from '../shared/viewer.ts'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import classes from './invite-page.module.css'
import { myReferralOptions } from './referral-queries.ts'
import { ShareInvitation } from './share-invitation.tsx'

/** Asks for the own code of who is logged in. */
export const loader: PageLoader = async ({ queryClient, viewer }) => {
  if (viewer && viewer.role !== 'LINK') await queryClient.ensureQueryData(myReferralOptions())
}

/** A letter to a landlord who isn't here yet, from another landlord or from a tenant, with a link to sign up. */
export function InviteLandlordsPage() {
  const viewer = useViewer()
  return viewer && viewer.role !== 'LINK' ? <LetterWithCode /> : <Letter code={undefined} />
}

function LetterWithCode() {
  const { data: referral } = useSuspenseQuery(myReferralOptions())
  return <Letter code={referral?.code} />
}

function Letter(props: { code: string | undefined }) {
  const t = useTranslations('inviteLandlords')
  const viewer = useViewer()
  const { origin } = useBootstrap()
  const toPath = usePath()
  const [search, setSearch] = useSearch()
  const recipient = letterRecipient(search.to, viewer?.landlord ?? false)
  const link = origin + toPath('referralInvite', {}, { code: props.code })
  const name = viewer ? `${viewer.firstName} ${viewer.lastName}` : t('yourName')
  const written = t(`letters.${recipient}`, { link, name, percent: LANDLORD_FEE_PERCENT })
  const [changed, setChanged] = useState<Partial<Record<LetterRecipient, string>>>({})
  const text = changed[recipient] ?? written
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Card className={classes.letter}>
        <ChoiceField
          legend={t('to')}
          compact
          value={recipient}
          choices={LETTER_RECIPIENTS.map((value) => ({ value, label: t(`recipients.${value}`) }))}
          onChange={(value) => setSearch({ to: value }, { replace: true })}
        />
        <TextareaField
          label={t('letter')}
          description={t('letterHint')}
          rows={12}
          value={text}
          onChange={(event) => setChanged({ ...changed, [recipient]: event.currentTarget.value })}
        />
        <ShareInvitation copied={text} copyLabel={t('copy')} subject={t('subject')} body={text} />
        <small>{t.rich('figures', { link: linkTo('referralInvite') })}</small>
      </Card>
    </Page>
  )
}
