import { IconArrowLeft } from '@tabler/icons-react'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/empty-state.tsx'
import classes from './page.module.css'

/** A page's frame: its one h1, what stands beside and below it, and the document's title. */
export function Page(props: {
  title: ReactNode
  /** Needed where `title` is not plain text. */
  documentTitle?: string
  lead?: ReactNode
  /** Beside the heading, for example a pill. */
  aside?: ReactNode
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode
  /** The link back, above the heading; its arrow is the frame's. */
  back?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  children: ReactNode
}) {
  return (
    <div className={classes.page} data-width={props.width ?? 'normal'}>
      <PageTitle text={props.documentTitle ?? (typeof props.title === 'string' ? props.title : undefined)} />
      <header className={classes.head}>
        {props.back && (
          <div className={classes.back}>
            <IconArrowLeft size={17} aria-hidden />
            {props.back}
          </div>
        )}
        <div className={classes.words}>
          <div className={classes.line}>
            <h1 tabIndex={-1}>{props.title}</h1>
            {props.aside}
          </div>
          {props.lead && <p className={classes.lead}>{props.lead}</p>}
        </div>
        {props.actions && <div className={classes.actions}>{props.actions}</div>}
      </header>
      {props.children}
    </div>
  )
}

/** A page that has nothing but to say why: a drawing, a sentence, and the way on. */
export function EmptyPage(props: {
  illustration: ReactNode
  title: string
  text: ReactNode
  action?: ReactNode
}) {
  return (
    <>
      <PageTitle text={props.title} />
      <EmptyState {...props} level={1} />
    </>
  )
}

/** How much runs out soon: said in the title, so that it is seen in another tab. */
export const TitleCount = createContext(0)

/** Sets the document's title: the text, a dash and the product's name, or the name alone (D2). */
export function PageTitle(props: { text: string | undefined }) {
  const t = useTranslations('shell')
  const count = use(TitleCount)
  const name = props.text ? t('title', { text: props.text }) : t('productName')
  const title = count > 0 ? t('titleWithCount', { count, title: name }) : name
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
