import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { Page, EmptyPage } from '../shared/page.tsx'
import { Button } from '../ui/button.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import { articleAfter, type HelpArticleId, partsOf } from '../../domain/public/help-articles.ts'
import { useHelpText } from './use-help-text.ts'
import classes from './help-page.module.css'

/** One article of the help, and the next one. */
export function HelpArticle({ article }: { article: HelpArticleId }) {
  const t = useTranslations('help')
  const say = useHelpText()
  const next = articleAfter(article)
  return (
    <Page
      title={t(`articles.${article}.title`)}
      lead={say(`articles.${article}.summary`)}
      back={<PageLink page="help">{t('back')}</PageLink>}
      width="narrow"
    >
      <article className={classes.article}>
        {partsOf(say(`articles.${article}.body`)).map((part) =>
          'points' in part ? (
            <ul key={part.points[0]}>
              {part.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : (
            <p key={part.text}>{part.text}</p>
          ),
        )}
      </article>
      <p className={classes.next}>
        {t('next')}{' '}
        <PageLink page="help" params={{ articleId: next }}>
          {t(`articles.${next}.title`)}
        </PageLink>
      </p>
    </Page>
  )
}

/** Where an address names an article that isn't there. */
export function MissingArticle() {
  const t = useTranslations('help')
  return (
    <EmptyPage
      illustration={<NotFoundIllustration />}
      title={t('missingTitle')}
      text={t('missingText')}
      action={
        <Button component={PageLink} page="help" variant="primary">
          {t('back')}
        </Button>
      }
    />
  )
}
