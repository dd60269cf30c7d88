import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useLazily } from '../use-lazily.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import type { ConversationOf } from './message-queries.ts'

// Nothing is translated, and nothing of it loaded, before somebody asks.
const loadTranslation = () => import('./message-translation.tsx').then((module) => module.MessageTranslation)

/** The way to read a message of the other side in the language of the page, and back. */
export function TranslateButton({ of, position }: { of: ConversationOf; position: number }) {
  const t = useTranslations('messages')
  const acting = useClosedWhileActing('binds')
  const [opened, setOpened] = useState(false)
  const [Translation, want] = useLazily(loadTranslation)
  const closed = of.side === 'LANDLORD' ? acting : null
  const isShown = opened && Translation !== null
  return (
    <>
      {isShown && <Translation of={of} position={position} />}
      <Button
        size="small"
        variant="quiet"
        disabled={closed !== null}
        reason={closed ?? undefined}
        onClick={() => {
          want()
          setOpened(!isShown)
        }}
      >
        {t(isShown ? 'originalOnly' : 'translate')}
      </Button>
    </>
  )
}
