import { IconUserEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOverlay } from '../shared/use-overlay.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import classes from './contract-page.module.css'
import type { Offer } from './contract-queries.ts'
import { useFailureSentence } from './use-failure-sentence.ts'
import { useOfferCommand } from './use-offer-command.ts'

// The landlord has no power of attorney to be named by.
const LANDLORD = 'LANDLORD'

/** Who else could sign at the external provider: asks whom, cancels there and sends the contract anew; nothing where there is nobody else. */
export function ChangeSigner(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract.signer')
  const navigate = usePageNavigate()
  const [isOpen, setOpen] = useOverlay('contract-signer')
  const [chosen, setChosen] = useState<string | null>(null)
  const [wasTried, setTried] = useState(false)
  const command = useOfferCommand(offer._id, (nextOfferId) => {
    // The contract that is sent anew takes the dialog's place in the history.
    if (nextOfferId) void navigate('contractSign', { offerId: nextOfferId }, { replace: true })
    else setOpen(false)
  })
  const failure = useFailureSentence()(command.error)
  const current = offer.signers.find(({ role }) => role === 'LANDLORD')?.powerId ?? null
  const others = offer.possibleSigners.filter(({ powerId }) => powerId !== current)
  const [first] = others
  if (!first) return null
  const isMany = offer.possibleSigners.length > 1
  const submit = () => {
    setTried(true)
    const id = isMany ? chosen : (first.powerId ?? LANDLORD)
    if (!id) return
    command.run({
      kind: 'changeSigner',
      powerId: id === LANDLORD ? null : id,
      doneText: t('done'),
    })
  }
  return (
    <>
      <Button icon={<IconUserEdit size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {isMany ? t('open') : t('takeOver', { landlord: offer.landlordName })}
      </Button>
      <AnswerDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={isMany ? t('title') : t('takeOverTitle', { landlord: offer.landlordName })}
        busy={command.busy}
        onSubmit={submit}
        submit={t('submit')}
        variant="violet"
        cancel={t('keep')}
        compact
      >
        <ul className={classes.consequences}>
          <li>{t('canceled')}</li>
          <li>{t('anew')}</li>
          <li>{t('told', { landlord: offer.landlordName, tenant: offer.tenantName })}</li>
        </ul>
        {isMany && (
          <ChoiceField
            legend={t('who')}
            value={chosen}
            onChange={setChosen}
            error={wasTried && !chosen && t('missing')}
            choices={others.map(({ powerId, name }) => ({
              value: powerId ?? LANDLORD,
              label: name,
              detail: powerId ? t('byPower') : t('inPerson'),
            }))}
          />
        )}
        {failure && <ErrorPanel title={t('failed')} message={failure} />}
      </AnswerDialog>
    </>
  )
}
