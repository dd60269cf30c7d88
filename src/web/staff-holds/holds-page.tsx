import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FREEZE_TEXT_LENGTH } from '../../domain/people/freeze.ts'
import { useFormat } from '../shared/format.ts'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlay, useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { FreezeDialog } from './freeze-dialog.tsx'
import classes from '../shared/action-row.module.css'
import { holdsOptions, keepHold, liftHold, type StaffHold } from './holds-queries.ts'

/** Loads the accounts on hold. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(holdsOptions())

/** The accounts on hold: why, since when, by whom, what their people say, and the end of it (decision 107). */
export function HoldsPage() {
  const t = useTranslations('staffHolds')
  const query = useQuery(holdsOptions())
  const { data } = query
  const [freezes, setFreezes] = useOverlay('freeze')
  const [lifted, setLifted] = useOverlayOf<StaffHold>('lift')
  const [kept, setKept] = useOverlayOf<StaffHold>('keep')
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={<PageLink page="staff">{t('back')}</PageLink>}
      actions={
        <Button variant="primary" onClick={() => setFreezes(true)}>
          {t('begin')}
        </Button>
      }
    >
      <ListCard
        query={query}
        items={data}
        illustration={<AllDoneIllustration />}
        title={t('none')}
        text={t('noneText')}
      >
        {(hold) => (
          <HoldRow key={hold._id} hold={hold} onLift={() => setLifted(hold)} onKeep={() => setKept(hold)} />
        )}
      </ListCard>
      <FreezeDialog key={String(freezes)} opened={freezes} onClose={() => setFreezes(false)} />
      <ReasonDialog
        key={`lift ${lifted?._id}`}
        opened={lifted !== null}
        onClose={() => setLifted(null)}
        title={t('liftTitle', { name: lifted?.personName ?? '' })}
        description={t('liftWhat', { count: lifted?.hiddenHomes ?? 0 })}
        submit={t('lift')}
        length={FREEZE_TEXT_LENGTH}
        words={{ label: t('liftLabel'), hint: t('readBy', FREEZE_TEXT_LENGTH) }}
        send={(reason, key) => liftHold({ freezeId: lifted?._id ?? '', reason }, key)}
        done={t('liftDone', { name: lifted?.personName ?? '' })}
      />
      <ReasonDialog
        key={`keep ${kept?._id}`}
        opened={kept !== null}
        onClose={() => setKept(null)}
        title={t('keepTitle', { name: kept?.personName ?? '' })}
        description={t('keepWhat')}
        submit={t('keep')}
        length={FREEZE_TEXT_LENGTH}
        words={{ label: t('keepLabel'), hint: t('readBy', FREEZE_TEXT_LENGTH) }}
        send={(answer, key) => keepHold({ freezeId: kept?._id ?? '', answer }, key)}
        done={t('keepDone', { name: kept?.personName ?? '' })}
      />
    </Page>
  )
}

function HoldRow(props: { hold: StaffHold; onLift: () => void; onKeep: () => void }) {
  const { hold } = props
  const t = useTranslations('staffHolds')
  const reasonOf = useCatalogueText('catalogue.freezeReason')
  const reasonText = useReasonText()
  const format = useFormat()
  const { personName: name, email, objectedAt, answeredAt, refusal } = hold
  const isOpen = objectedAt !== null && answeredAt === null
  const when = format.instant(hold.frozenAt)
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{t('who', { name, email })}</strong>
        <span>
          <Pill tone={isOpen ? 'amber' : 'stone'}>{t(isOpen ? 'objected' : 'onHold')}</Pill>{' '}
          {reasonOf(hold.reason)}
        </span>
        <small>
          {hold.frozenByName ? t('since', { name: hold.frozenByName, when }) : t('sinceThen', { when })}
        </small>
        <small>{t('facts', { facts: hold.facts })}</small>
        <small>{t('homes', { count: hold.hiddenHomes })}</small>
        {hold.objection && objectedAt && (
          <p className={classes.quoted}>
            {t('objection', { when: format.instant(objectedAt), text: hold.objection })}
          </p>
        )}
        {hold.answer && answeredAt && (
          <p className={classes.quoted}>
            {t('answer', { when: format.instant(answeredAt), text: hold.answer })}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        <Button size="small" variant="primary" aria-label={t('liftName', { name })} onClick={props.onLift}>
          {t('lift')}
        </Button>
        {isOpen && (
          <Button
            size="small"
            disabled={refusal !== null}
            reason={refusal ? (refusal === 'OWN_REVIEW' ? t('otherEyes') : reasonText(refusal)) : undefined}
            aria-label={t('keepName', { name })}
            onClick={props.onKeep}
          >
            {t('keep')}
          </Button>
        )}
      </div>
    </li>
  )
}
