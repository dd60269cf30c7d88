import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { COUNTED_KEY_KINDS, type KeyKind } from '../../../domain/catalogue/listings.ts'
import { HANDOVER_KEYS_MAX, missingKeys } from '../../../domain/rentals/stays/key-handover.ts'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import { type CountedKeys, useKeyWords } from '../key-words.ts'
import classes from './key-handover.module.css'

/** Which keys change hands, by kind; at moving out beside what was handed out. */
export function KeysPart(props: {
  keys: CountedKeys
  handedOut: CountedKeys | null
  onChange: (keys: CountedKeys) => void
}) {
  const { keys, handedOut, onChange } = props
  const t = useTranslations('keyHandover.keys')
  const tKey = useTranslations('catalogue.keyKind')
  const countOf = (list: CountedKeys, kind: KeyKind) => list.find((key) => key.kind === kind)?.count ?? 0
  const change = (kind: KeyKind, count: number) =>
    onChange(
      COUNTED_KEY_KINDS.map((one) => ({
        kind: one,
        count: one === kind ? count : countOf(keys, one),
      })).filter((key) => key.count > 0),
    )
  return (
    <Section title={t('title')}>
      <Card className={classes.rows}>
        {COUNTED_KEY_KINDS.map((kind) => {
          const count = countOf(keys, kind)
          return (
            <div key={kind} className={classes.count} role="group" aria-label={tKey(kind)}>
              <span>
                {tKey(kind)}
                {handedOut && <small>{t('handedOut', { count: countOf(handedOut, kind) })}</small>}
              </span>
              <span className={classes.stepper}>
                <IconButton
                  label={t('less', { kind: tKey(kind) })}
                  disabled={count === 0}
                  onClick={() => change(kind, count - 1)}
                >
                  <IconMinus size={18} aria-hidden />
                </IconButton>
                <output aria-live="polite">{count}</output>
                <IconButton
                  label={t('more', { kind: tKey(kind) })}
                  disabled={count >= HANDOVER_KEYS_MAX}
                  onClick={() => change(kind, count + 1)}
                >
                  <IconPlus size={18} aria-hidden />
                </IconButton>
              </span>
            </div>
          )
        })}
        {handedOut && <MissingKeys keys={missingKeys(handedOut, keys)} />}
      </Card>
    </Section>
  )
}

/** Says which keys were handed out and aren't given back. */
export function MissingKeys({ keys }: { keys: CountedKeys }) {
  const t = useTranslations('keyHandover.keys')
  const words = useKeyWords()
  if (keys.length === 0) return null
  return (
    <p className={classes.warning} role="status">
      {t('missing', { keys: words(keys) })}
    </p>
  )
}
