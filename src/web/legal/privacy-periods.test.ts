import { createTranslator, type useTranslations } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { BOOK_YEARS_KEPT, MAIL_DAYS_KEPT } from '../../domain/kernel/constants.ts'
import { REFUSED_DOCUMENT_DAYS } from '../../domain/rentals/document-clock.ts'
import { RETENTION } from '../../domain/public/retention/table.ts'
import { sayDatum } from '../../domain/public/retention/words.ts'
import de from './retention.texts.de.json' with { type: 'json' }
import en from './retention.texts.en.json' with { type: 'json' }
import fr from './retention.texts.fr.json' with { type: 'json' }

describe.each([
  [
    'en',
    en,
    {
      mails: `${MAIL_DAYS_KEPT} days after it was written; deleted automatically`,
      tenantDocuments: `${REFUSED_DOCUMENT_DAYS} days after it was rejected`,
      taxData: `${BOOK_YEARS_KEPT} years after the end of the year that was reported`,
      contracts: 'Art. 6 (1) (b) GDPR: contract; § 257 HGB; § 147 AO',
    },
  ],
  [
    'de',
    de,
    {
      mails: `${MAIL_DAYS_KEPT} Tage nach der Erstellung; wird automatisch gelöscht`,
      tenantDocuments: `${REFUSED_DOCUMENT_DAYS} Tage, nachdem es nicht angenommen wurde`,
      taxData: `${BOOK_YEARS_KEPT} Jahre nach dem Ende des gemeldeten Jahres`,
      contracts: 'Art. 6 Abs. 1 Buchst. b DSGVO: Vertrag; § 257 HGB; § 147 AO',
    },
  ],
  [
    'fr',
    fr,
    {
      mails: `${MAIL_DAYS_KEPT} jours après sa création\u00a0; supprimé automatiquement`,
      tenantDocuments: `${REFUSED_DOCUMENT_DAYS} jours après le refus du document`,
      taxData: `${BOOK_YEARS_KEPT} ans après la fin de l’année déclarée`,
      contracts: 'art. 6, par. 1, point b du RGPD\u00a0: contrat\u00a0; § 257 HGB\u00a0; § 147 AO',
    },
  ],
] as const)('the privacy page in %s', (locale, retention, sentences) => {
  const t = createTranslator({ locale, messages: { retention }, namespace: 'retention' }) as ReturnType<
    typeof useTranslations<'retention'>
  >
  const said = (key: string) => {
    const datum = RETENTION.find((one) => one.key === key)
    return datum ? sayDatum(t, datum).map(({ value }) => value) : []
  }

  test.each(Object.entries(sentences))('says of %s “%s”, as the rules have it', (key, sentence) => {
    expect(said(key)).toContainEqual(expect.stringContaining(sentence))
  })
})
