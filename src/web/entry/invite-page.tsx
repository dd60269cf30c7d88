import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ANSWER_HOURS, INCENTIVE_AMOUNT, LANDLORD_FEE_PERCENT } from '../../domain/kernel/constants.ts'
import { REFERRAL_CURRENCY } from '../../domain/money/referral-reward.ts'
import { INVITED_STEPS } from './entry-texts.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { useFormat } from '../shared/format.ts'
import { linkTo, PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { useBootstrap, useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/fields.tsx'
import { TalkIllustration } from '../ui/illustrations/talk.tsx'
import classes from './invite-page.module.css'
import { myReferralOptions, type OwnReferral, referrerOptions } from './referral-queries.ts'
import { ShareInvitation } from './share-invitation.tsx'

/** Asks for the own code of who is logged in, or for who invites with the code in the address. */
export const loader: PageLoader = ({ queryClient, viewer, search }) =>
  isLoggedIn(viewer)
    ? queryClient.ensureQueryData(myReferralOptions())
    : queryClient.ensureQueryData(referrerOptions(search.code ?? ''))

/** Invites other landlords with a link of one's own (D2: the referral invite page); whoever opens that link is invited. */
export function InvitePage() {
  return isLoggedIn(useViewer()) ? <OwnInvitation /> : <Invited />
}

/** By an access link somebody sees requests, but is not logged in. */
function isLoggedIn(viewer: { role?: string | null } | null): boolean {
  return viewer !== null && viewer.role !== 'LINK'
}

function OwnInvitation() {
  const t = useTranslations('invite')
  const viewer = useViewer()
  const { origin } = useBootstrap()
  const toPath = usePath()
  const format = useFormat()
  const { data: referral } = useSuspenseQuery(myReferralOptions())
  const link = origin + toPath('referralInvite', {}, { code: referral?.code })
  const name = viewer ? `${viewer.firstName} ${viewer.lastName}` : ''
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Card className={classes.card}>
        <TalkIllustration />
        <div className={classes.share}>
          <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
          <ShareInvitation
            copied={link}
            copyLabel={t('copy')}
            subject={t('mail.subject')}
            body={t('mail.body', { link, name, percent: LANDLORD_FEE_PERCENT })}
          />
          <p role="status">
            {t('came', { signUps: referral?.signUps ?? 0, landlords: referral?.landlords ?? 0 })}
          </p>
          {referral && referral.signUps > 0 && <Progress referral={referral} />}
          {viewer?.landlord && (
            <p>{t('bonus', { amount: format.money(INCENTIVE_AMOUNT, REFERRAL_CURRENCY) })}</p>
          )}
          <small>{t.rich('note', { link: linkTo('inviteLandlords') })}</small>
        </div>
      </Card>
    </Page>
  )
}

const STEPS = ['signUps', 'landlords', 'published', 'booked', 'rewarded'] as const

/** How far those who came have got, in numbers: never who. */
function Progress({ referral }: { referral: OwnReferral }) {
  const t = useTranslations('invite')
  const format = useFormat()
  return (
    <dl className={classes.progress} aria-label={t('progress')}>
      {STEPS.map((step) => (
        <div key={step}>
          <dt>{t(`steps.${step}`)}</dt>
          <dd>{format.number(referral[step])}</dd>
        </div>
      ))}
    </dl>
  )
}

function Invited() {
  const t = useTranslations('invite')
  const steps = useTranslations('welcome.steps')
  const [{ code = '' }] = useSearch()
  const { data: referrer } = useSuspenseQuery(referrerOptions(code))
  return (
    <Page
      title={referrer ? t('invited.titleBy', { name: referrer.firstName }) : t('invited.title')}
      lead={t('invited.lead', { percent: LANDLORD_FEE_PERCENT })}
      width="narrow"
    >
      <Card className={classes.card}>
        <TalkIllustration />
        <div className={classes.share}>
          <ul className={classes.points}>
            {INVITED_STEPS.map((step) => (
              <li key={step}>
                <b>{steps(`${step}.title`)}</b> {steps(`${step}.text`, { hours: ANSWER_HOURS })}
              </li>
            ))}
          </ul>
          <div className={classes.actions}>
            <Button
              component={PageLink}
              page="signUp"
              search={{ role: 'landlord', ...(referrer && { referral: code }) }}
              variant="primary"
              size="large"
            >
              {t('invited.signUp')}
            </Button>
            <Button component={PageLink} page="help" size="large">
              {t('invited.more')}
            </Button>
          </div>
          <small>{t.rich('invited.own', { link: linkTo('login') })}</small>
        </div>
      </Card>
    </Page>
  )
}
