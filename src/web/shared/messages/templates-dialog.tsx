import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { TEMPLATES_MAX } from '../../../domain/rentals/messages/message-template.ts'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useOnce } from '../use-once.ts'
import classes from './messages.module.css'
import { TemplateForm } from './template-form.tsx'
import { type OwnTemplate, type OwnTemplates, sendTemplateDeletion } from './template-queries.ts'

interface Props {
  opened: boolean
  onClose: () => void
  templates: OwnTemplates
}

/** The team's own templates: each can be changed and deleted, and new ones written. */
export function TemplatesDialog({ opened, onClose, templates }: Props) {
  const t = useTranslations('messageTemplates')
  const [written, setWritten] = useState<OwnTemplate | 'new' | null>(null)
  const [deleted, setDeleted] = useState<OwnTemplate | null>(null)
  const { nodes, canBeChanged } = templates
  const closed = canBeChanged ? null : t('notYours')
  const full = nodes.length < TEMPLATES_MAX ? null : t('tooMany', { max: TEMPLATES_MAX })
  return (
    <>
      <AdaptiveDialog
        opened={opened && !written && !deleted}
        onClose={onClose}
        title={t('title')}
        description={t('description')}
        footer={
          <Button
            variant="primary"
            disabled={(closed ?? full) !== null}
            reason={closed ?? full ?? undefined}
            onClick={() => setWritten('new')}
          >
            {t('new')}
          </Button>
        }
      >
        {nodes.length === 0 && <p className={classes.empty}>{t('none')}</p>}
        <ul className={classes.list}>
          {nodes.map((template) => (
            <li key={template.id} className={classes.ownTemplate}>
              <b>{template.name}</b>
              <p className={classes.text}>{template.text}</p>
              {canBeChanged && (
                <div className={classes.actions}>
                  <Button
                    size="small"
                    aria-label={t('changeOne', { name: template.name })}
                    onClick={() => setWritten(template)}
                  >
                    {t('change')}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('deleteOne', { name: template.name })}
                    onClick={() => setDeleted(template)}
                  >
                    {t('delete')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </AdaptiveDialog>
      {written && (
        <TemplateForm
          template={written === 'new' ? null : written}
          stored={nodes}
          onClose={() => setWritten(null)}
        />
      )}
      {deleted && <DeleteDialog template={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

function DeleteDialog({ template, onClose }: { template: OwnTemplate; onClose: () => void }) {
  const t = useTranslations('messageTemplates')
  const deleting = useOnce({
    send: (_: void, key) => sendTemplateDeletion(template, key),
    onDone: () => {
      showToast({ text: t('deleted', { name: template.name }), tone: 'success' })
      onClose()
    },
  })
  const { error } = deleting
  const isElsewhere = error instanceof ConditionNotMetError && error.reason === 'CHANGED_ELSEWHERE'
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      title={t('deleteTitle', { name: template.name })}
      variant="danger-filled"
      submit={t('deleteSubmit')}
      cancel={t('cancel')}
      busy={deleting.busy}
      error={error}
      failure={isElsewhere ? t('changedBeforeDeletion') : undefined}
      onSubmit={() => deleting.run()}
    >
      <p>{t('deleteThen')}</p>
    </AnswerDialog>
  )
}
