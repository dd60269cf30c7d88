import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { listingText } from '../shared/listing-words.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Section } from '../ui/section.tsx'
import { exampleListingsOptions } from './explore-queries.ts'
import classes from './explore-page.module.css'

/** Listings of the city that others let, with their rent. */
export function ExampleListings(props: { city: string }) {
  const t = useTranslations('explore')
  const format = useFormat()
  const language = useLocale()
  const { data: examples = [] } = useQuery({
    ...exampleListingsOptions(props.city),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('examples', { city: props.city })}>
      {examples.length === 0 && <p>{t('noExamples', { city: props.city })}</p>}
      <div className={classes.cards}>
        {examples.map((example) => (
          <article key={example.groupId} className={classes.example}>
            <img src={example.images[0]?.urls.medium} alt="" width={640} height={480} loading="lazy" />
            <div className={classes.words}>
              <h3>
                <PageLink
                  page={example.partOfGroup ? 'publicGroup' : 'publicListing'}
                  params={{ groupId: example.groupId, listingId: example._id }}
                >
                  {listingText(example.title, language).text || example.name}
                </PageLink>
              </h3>
              <p>
                {t.rich(example.hasSeveralRents ? 'exampleLowestPrice' : 'examplePrice', {
                  price: format.money(example.price, example.currency),
                  area: format.number(example.area),
                  b: bold,
                })}
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

function bold(words: ReactNode) {
  return <b>{words}</b>
}
