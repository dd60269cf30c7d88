import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { DataExportKind } from '../../domain/catalogue/people.ts'
import { EXPORT_DAYS_READY } from '../../domain/public/data-exports/data-export.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './account-page.module.css'
import { exportsOptions, isUnderWay, useRequestExport } from './export-queries.ts'
import { ExportState } from './export-state.tsx'
import { ImportPart } from './import-part.tsx'

/** What somebody takes along: their own data, and as a landlord in person all of the business. */
export function DataSection() {
  const viewer = useViewer()
  return (
    <>
      <ExportPart kind="PERSON" />
      {viewer?.landlord && <ExportPart kind="WORLD" />}
      {viewer?.landlord && <ImportPart />}
    </>
  )
}

function ExportPart({ kind }: { kind: DataExportKind }) {
  const t = useTranslations('dataExports')
  const errors = useTranslations('errors')
  const { data } = useSuspenseQuery(exportsOptions(kind))
  const fresh = useFreshLogin()
  const ask = useRequestExport(kind)
  const [last] = data
  const isBusy = last !== undefined && isUnderWay(last)
  // A new one takes the place of this one only once it is ready.
  const ready = data.find(({ state }) => state === 'READY')
  const send = () =>
    ask.mutate(undefined, {
      onSuccess: () => showToast({ text: t('asked') }),
      onError: (error) => fresh.retryFresh(error, send),
    })
  return (
    <Section title={t(`${kind}.title`)}>
      <Card className={classes.card}>
        <p>{t(`${kind}.lead`)}</p>
        <p className={classes.hint}>{t(`${kind}.without`)}</p>
        {last ? <ExportState key={last._id} of={last} /> : <p className={classes.hint}>{t('none')}</p>}
        {ready && ready !== last && <ExportState of={ready} />}
        <div className={classes.buttons}>
          <Button
            variant={ready ? 'plain' : 'primary'}
            busy={ask.isPending}
            disabled={isBusy}
            reason={isBusy ? t('underWay') : undefined}
            onClick={send}
          >
            {t(`${kind}.submit`)}
          </Button>
        </div>
        <p className={classes.hint}>{t('how', { days: EXPORT_DAYS_READY })}</p>
        {ask.error && !wantsPassword(ask.error) && (
          <p role="alert" className={classes.failure}>
            {errorMessage(errors, ask.error)}
          </p>
        )}
      </Card>
      {fresh.question}
    </Section>
  )
}
