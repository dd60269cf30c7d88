import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { type Language, languageName } from '../../../domain/catalogue/language.ts'
import { graphql } from '../../gen/gql.ts'
import { request } from '../../graphql.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { refusalMessage } from '../error-message.ts'
import type { ConversationOf } from './message-queries.ts'
import classes from './messages.module.css'

const landlordMutation = graphql(`
  mutation TranslateMessage($listingRequestId: ID!, $position: Int!, $to: Language!) {
    translateMessage(listingRequestId: $listingRequestId, position: $position, to: $to) {
      error {
        ...Refusal
      }
      translation {
        ...TranslationShown
      }
    }
  }

  fragment TranslationShown on MessageTranslation {
    text
    fromLanguage
    isTest
  }
`)

const tenantMutation = graphql(`
  mutation TranslateTenantMessage($listingRequestId: ID!, $position: Int!, $to: Language!) {
    translateTenantMessage(listingRequestId: $listingRequestId, position: $position, to: $to) {
      error {
        ...Refusal
      }
      translation {
        ...TranslationShown
      }
    }
  }
`)

async function load({ side, listingRequestId }: ConversationOf, position: number, to: Language) {
  const values = { listingRequestId, position, to }
  const { translation } =
    side === 'LANDLORD'
      ? (await request(landlordMutation, values)).translateMessage
      : (await request(tenantMutation, values)).translateTenantMessage
  return translation
}

/** A message in the language of the page, with who translated it. */
export function MessageTranslation({ of, position }: { of: ConversationOf; position: number }) {
  const t = useTranslations('messageTranslation')
  const sentence = useSentence()
  const language = useLocale()
  const { data, error, isFetching, refetch } = useQuery({
    // What was translated once is kept: asked again, it is read.
    queryKey: ['messages', of.side, of.listingRequestId, 'translation', position, language],
    queryFn: () => load(of, position, language),
    retry: false,
  })
  if (error && !data)
    return (
      <ErrorPanel
        title={t('failed')}
        message={sentence(error)}
        onRetry={isFetching ? undefined : () => void refetch()}
      />
    )
  return (
    <div role="status" className={classes.translation}>
      {!data && <p className={classes.note}>{t('loading')}</p>}
      {data && (
        <>
          <p className={classes.text} lang={language}>
            {data.text}
          </p>
          <small>
            {data.isTest
              ? t('test')
              : t('by', { language: languageName(data.fromLanguage ?? 'und', language) })}
          </small>
        </>
      )}
    </div>
  )
}

/** Why a message wasn't translated, in words. */
function useSentence() {
  const t = useTranslations('messageTranslation')
  const errors = useTranslations('errors')
  return (error: Error) => refusalMessage(t, errors, error)
}
