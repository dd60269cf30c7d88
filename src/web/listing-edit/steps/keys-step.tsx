import { useTranslations } from 'use-intl'
import { COUNTED_KEY_KINDS } from '../../../domain/catalogue/listings.ts'
import { useCatalogueText } from '../../shared/status-text.ts'
import { CheckField } from '../../ui/fields.tsx'
import { CountField } from '../number-fields.tsx'
import type { StepProps } from '../step-values.ts'

const MOST_KEYS = 20

/** How many keys of which kind a tenant is given, and whether there is a way in without one. */
export function KeysStep(props: StepProps<'keys'>) {
  const { keysProvided } = props.values
  const t = useTranslations('listingEdit.keys')
  const keyText = useCatalogueText('catalogue.keyKind')
  if (!keysProvided) return null
  return (
    <>
      <CheckField
        label={keyText('keylessAccess')}
        description={t('keylessHint')}
        checked={keysProvided.keylessAccess}
        onChange={(event) =>
          props.change({ keysProvided: { ...keysProvided, keylessAccess: event.currentTarget.checked } })
        }
      />
      <div>
        {COUNTED_KEY_KINDS.map((kind) => (
          <CountField
            key={kind}
            label={keyText(kind)}
            value={keysProvided[kind]}
            maximum={MOST_KEYS}
            onChange={(count) => props.change({ keysProvided: { ...keysProvided, [kind]: count } })}
            error={props.errorOf(`keysProvided.${kind}`)}
          />
        ))}
      </div>
    </>
  )
}
