import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DocumentRow } from './document-row.tsx'
import classes from './documents-page.module.css'
import type { Proof } from './document-queries.ts'
import { ProofPill } from './proof-pill.tsx'

/** A proof: why it is asked for, which documents do, what was handed in and what came of it. */
export function ProofCard(props: {
  proof: Proof
  /** Documents can be handed in now. */
  isOpen: boolean
  onAdd: () => void
  onReplace: (fileId: string) => void
  onRemove: (fileId: string) => void
}) {
  const { proof, isOpen } = props
  const t = useTranslations('tenantDocuments')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const format = useFormat()
  const names = proof.anyOf.map(typeText)
  // A document that was refused has the next step itself: to be replaced.
  const isNext = proof.state === 'MISSING'
  return (
    <Card as="li" className={classes.proof} data-state={proof.state}>
      <div className={classes.proofHead}>
        <h2>{t(`proofs.${proof.proof}.title`)}</h2>
        <ProofPill state={proof.state} />
      </div>
      <p>{t(`proofs.${proof.proof}.why`)}</p>
      <p className={classes.types}>
        {names.length > 1 ? t('oneOf', { count: names.length, types: format.list(names) }) : names[0]}
      </p>
      {proof.documents.length > 0 && (
        <ul className={classes.documents}>
          {proof.documents.map((own) => (
            <DocumentRow
              key={own.document.fileId}
              own={own}
              isOpen={isOpen}
              onReplace={() => props.onReplace(own.document.fileId)}
              onRemove={() => props.onRemove(own.document.fileId)}
            />
          ))}
        </ul>
      )}
      {isOpen && proof.state !== 'SUCCESSFUL' && (
        <Button
          variant={isNext ? 'primary' : 'plain'}
          size={isNext ? 'medium' : 'small'}
          icon={<IconPlus size={18} aria-hidden />}
          onClick={props.onAdd}
          aria-label={t('addTo', { proof: t(`proofs.${proof.proof}.title`) })}
          className={classes.add}
        >
          {proof.documents.length === 0 ? t('add') : t('addAnother')}
        </Button>
      )}
    </Card>
  )
}
