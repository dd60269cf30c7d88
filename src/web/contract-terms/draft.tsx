import { IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useDebouncedValue } from '../shared/debounce.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './contract-terms-page.module.css'
import { previewOf, type TermsForm } from './terms-form.ts'
import type { Options } from './terms-queries.ts'

/** How long somebody pauses before the draft is drawn anew, in milliseconds. */
const PAUSE = 700

/** The contract as it would be, beside the form on a desk and by a link on a phone; the own document as it is. */
export function Draft(props: { options: Options; form: TermsForm; hasErrors: boolean }) {
  const { options, form, hasErrors } = props
  const t = useTranslations('contractTerms.draft')
  const own = options.ownContracts.find(({ fileId }) => fileId === form.ownContractFileId)
  const isOwn = form.document === 'OWN'
  const preview = isOwn ? { url: own?.url ?? null, withoutRules: false } : previewOf(form, options)
  // A form with errors has no draft: the last one stays until they are mended.
  const shown = useDebouncedValue(isOwn || !hasErrors ? preview : null, PAUSE)
  return (
    <aside className={classes.draft} aria-labelledby="contract-draft">
      <div className={classes.draftHead}>
        <h2 id="contract-draft">{isOwn ? t('titleOwn') : t('title')}</h2>
        {shown?.url && (
          <Button
            component="a"
            href={shown.url}
            target="_blank"
            rel="noopener"
            size="small"
            icon={<IconExternalLink size={17} aria-hidden />}
          >
            {t('open')}
          </Button>
        )}
      </div>
      {!isOwn && <p className={classes.note}>{t('lawyer')}</p>}
      {shown?.withoutRules && <p className={classes.note}>{t('withoutRules')}</p>}
      {shown?.url ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame shows no PDF; the file is our own
        <iframe
          key={shown.url}
          src={`${shown.url}#view=FitH&navpanes=0`}
          title={isOwn ? t('titleOwn') : t('title')}
          className={classes.frame}
        />
      ) : (
        <Card className={classes.noDraft}>{isOwn ? t('noFile') : t('mend')}</Card>
      )}
    </aside>
  )
}
