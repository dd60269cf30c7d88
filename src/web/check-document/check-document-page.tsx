import { useMutation } from '@tanstack/react-query'
import { IconCircleCheck, IconFileAlert, IconFileUnknown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SealState } from '../../domain/catalogue/signatures.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { rest } from '../http.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { Page } from '../shared/page.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { FileField } from '../ui/file-field.tsx'
import classes from './check-document-page.module.css'

interface SealCheck {
  state: SealState
  sealedAt: string | null
  fingerprint: string | null
}

interface Checked extends SealCheck {
  name: string
}

async function check(file: File): Promise<Checked> {
  const body = new FormData()
  body.set('file', file)
  return {
    ...(await rest<SealCheck>('/api/seal/check', { method: 'POST', body, repeatable: true })),
    name: file.name,
  }
}

/** Anybody who holds a signed contract sees whether it is still as it was sealed. */
export function CheckDocumentPage() {
  const t = useTranslations('checkDocument')
  const tErrors = useTranslations('errors')
  const [file, setFile] = useState<File | null>(null)
  const [wasTried, setTried] = useState(false)
  const { mutate, isPending, error, data } = useMutation({ mutationFn: check })
  const refusal = error instanceof ValidationError ? error.fields['file'] : undefined
  const fieldError =
    wasTried && !file ? t('missing') : refusal && t(t.has(refusal) ? refusal : 'upload.damaged')
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Card>
        <form
          noValidate
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (file) mutate(file)
          }}
        >
          <FileField
            label={t('file')}
            prompt={t('choose')}
            hint={t('hint')}
            accept="application/pdf"
            file={file}
            onChange={setFile}
            error={fieldError}
          />
          <Button type="submit" variant="primary" busy={isPending}>
            {t('submit')}
          </Button>
        </form>
      </Card>
      {error && !refusal && <ErrorPanel title={t('failed')} message={errorMessage(tErrors, error)} />}
      <div role="status">{data && !isPending && <Result checked={data} />}</div>
      <p className={classes.certificate}>
        <a href="/api/seal/certificate" download>
          {t('certificate')}
        </a>{' '}
        <small>{t('certificateHint')}</small>
      </p>
    </Page>
  )
}

const ICONS = { INTACT: IconCircleCheck, CHANGED: IconFileAlert, NOT_OURS: IconFileUnknown } as const

function Result(props: { checked: Checked }) {
  const { state, sealedAt, fingerprint, name } = props.checked
  const t = useTranslations('checkDocument')
  const format = useFormat()
  const ResultIcon = ICONS[state]
  return (
    <Card className={classes.result} data-state={state}>
      <ResultIcon size={30} aria-hidden />
      <div>
        <h2>{t(`state.${state}.title`)}</h2>
        <p>{t(`state.${state}.text`, { when: sealedAt ? format.instant(sealedAt) : '' })}</p>
        <small>{t('another', { name })}</small>
        {fingerprint && (
          <details>
            <summary>{t('fingerprint')}</summary>
            <code>{fingerprint}</code>
          </details>
        )}
      </div>
    </Card>
  )
}
