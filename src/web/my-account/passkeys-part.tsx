import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { knowsPasskeys } from '../shared/passkey.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { type Passkey, securityOptions } from './account-queries.ts'
import { DeletePasskeyDialog } from './delete-passkey-dialog.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import classes from './account-page.module.css'

/** The person's passkeys: makes, renames and forgets them. */
export function PasskeysPart() {
  const t = useTranslations('myAccount.passkeys')
  const { data } = useSuspenseQuery(securityOptions())
  const [search, setSearch] = useSearch()
  const [renamed, setRenamed] = useOverlayOf<Passkey>('rename-passkey')
  const [deleted, setDeleted] = useOverlayOf<Passkey>('delete-passkey')
  const isAble = knowsPasskeys()
  return (
    <Section title={t('title')}>
      <Card className={classes.card}>
        <p className={classes.hint}>{t('lead')}</p>
        <div className={classes.buttons}>
          <Button
            icon={<IconPlus size={18} aria-hidden />}
            disabled={!isAble}
            reason={isAble ? undefined : t('notAble')}
            onClick={() => setSearch({ dialog: 'passkey' })}
          >
            {t('add')}
          </Button>
        </div>
      </Card>
      {data.passkeys.length > 0 && (
        <RowsCard label={t('title')}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              isLastWay={data.hasPassword === false && data.passkeys.length === 1}
              onRename={() => setRenamed(passkey)}
              onDelete={() => setDeleted(passkey)}
            />
          ))}
        </RowsCard>
      )}
      <PasskeyNameDialog
        key={`add ${search.dialog === 'passkey'}`}
        passkey={null}
        opened={search.dialog === 'passkey' && isAble}
        onClose={() => setSearch({ dialog: undefined })}
      />
      <PasskeyNameDialog
        key={`rename ${renamed?._id ?? ''}`}
        passkey={renamed}
        opened={renamed !== null}
        onClose={() => setRenamed(null)}
      />
      <DeletePasskeyDialog passkey={deleted} onClose={() => setDeleted(null)} />
    </Section>
  )
}
