import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { useOnce } from '../shared/use-once.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { FileField } from '../ui/file-field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { BookingFee } from './booking-fee.tsx'
import { type Offer, uploadSignedCopy } from './contract-queries.ts'

/** Hands in the copy that both have signed on paper; says first what that does. */
export function UploadSigned(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract.upload')
  const tErrors = useTranslations('errors')
  const [isOpen, setOpen] = useOverlay('contract-upload')
  const [file, setFile] = useState<File | null>(null)
  const [wasTried, setTried] = useState(false)
  const once = useOnce<File, unknown>({
    send: (chosen, key) => uploadSignedCopy(offer, chosen, key),
    onDone: () => {
      showToast({ text: t('done') })
      setOpen(false)
    },
  })
  const refusal = once.error instanceof ValidationError ? once.error.fields['file'] : undefined
  const isConfirmed = offer.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING'
  const fieldError =
    wasTried && !file ? t('missing') : refusal && (t.has(refusal) ? t(refusal) : t('upload.damaged'))
  return (
    <>
      <Button fullWidth icon={<IconUpload size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <AnswerDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        description={isConfirmed ? t('toConfirm', { landlord: offer.landlordName }) : t('books')}
        busy={once.busy}
        onSubmit={() => {
          setTried(true)
          if (file) once.run(file)
        }}
        submit={t('submit')}
        variant="violet"
        cancel={t('keep')}
        compact
      >
        {!isConfirmed && <BookingFee offer={offer} />}
        <FileField
          label={t('file')}
          prompt={t('choose')}
          hint={t('hint')}
          accept="application/pdf,image/jpeg,image/png"
          data-autofocus
          file={file}
          onChange={setFile}
          error={fieldError}
        />
        {once.error && !refusal && (
          <ErrorPanel title={t('failed')} message={errorMessage(tErrors, once.error)} />
        )}
      </AnswerDialog>
    </>
  )
}
