import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconCheck } from '@tabler/icons-react'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { PictureStep } from './picture-step.tsx'
import classes from './verification.module.css'
import { type DocumentSides, submitMutation, type Verification } from './verification-queries.ts'

/** The steps: which document, a picture of each side and of the face, and handing it in. */
export function HandIn(props: { verification: Verification; documents: DocumentSides[] }) {
  const { verification, documents } = props
  const t = useTranslations('verification')
  const documentText = useCatalogueText('catalogue.idDocument')
  const errors = useTranslations('errors')
  const [document, setDocument] = useState(verification.document)
  const once = useOnce<NonNullable<typeof document>, unknown>({
    send: (chosen, idempotencyKey) => request(submitMutation, { document: chosen, idempotencyKey }),
    onDone: () => showToast({ text: t('handedIn') }),
  })
  const sides = documents.find((one) => one.document === document)?.sides ?? []
  const given = sides.filter((side) => verification.sides.includes(side))
  const isComplete = sides.length > 0 && given.length === sides.length
  return (
    <>
      <Section title={t('steps.document')}>
        <ChoiceField
          legend={t('steps.document')}
          hideLegend
          value={document}
          onChange={setDocument}
          choices={documents.map(({ document: value }) => ({ value, label: documentText(value) }))}
        />
      </Section>
      {document && (
        <Section title={t('steps.pictures')}>
          <p className={classes.progressText} aria-live="polite">
            {t('progress', { given: given.length, needed: sides.length })}
          </p>
          <meter
            className={classes.meter}
            aria-label={t('steps.pictures')}
            value={given.length}
            max={sides.length}
          />
          <ol className={classes.steps}>
            {sides.map((side) => (
              <PictureStep key={side} side={side} isThere={verification.sides.includes(side)} />
            ))}
          </ol>
          <div className={classes.begin}>
            <Button
              variant="primary"
              size="large"
              busy={once.busy}
              disabled={!isComplete}
              {...(!isComplete && { reason: t('incomplete') })}
              icon={<IconCheck size={20} aria-hidden />}
              onClick={() => once.run(document)}
            >
              {t('submit')}
            </Button>
            {once.error && (
              <p role="alert" className={classes.error}>
                {errorMessage(errors, once.error)}
              </p>
            )}
          </div>
        </Section>
      )}
    </>
  )
}
