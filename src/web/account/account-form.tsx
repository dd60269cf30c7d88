import type { FormEvent, ReactNode } from 'react'
import { PageTitle } from '../shared/page.tsx'
import classes from './account-form.module.css'

/** Heading, what went wrong, fields and links of one account page. */
export function AccountForm(props: {
  title: string
  lead: ReactNode
  error?: ReactNode
  notice?: ReactNode
  onSubmit: () => void
  children: ReactNode
  after?: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <div className={classes.page}>
      <PageTitle text={props.title} />
      <header>
        <h1 tabIndex={-1}>{props.title}</h1>
        <p className={classes.lead}>{props.lead}</p>
      </header>
      {props.notice && (
        <p role="status" className={classes.notice}>
          {props.notice}
        </p>
      )}
      <form noValidate onSubmit={submit} className={classes.form}>
        {props.error && (
          <p role="alert" className={classes.error}>
            {props.error}
          </p>
        )}
        {props.children}
      </form>
      {props.after}
    </div>
  )
}
