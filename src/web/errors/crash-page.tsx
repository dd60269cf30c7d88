import { detectLanguage } from '../i18n/languages.ts'
import { Button } from '../ui/button.tsx'
import { ServerGoneIllustration } from '../ui/illustrations/later.tsx'
import classes from './error-pages.module.css'
import texts from './crash-texts.json'

/** The last resort, when not even the texts could be loaded; its own few words come with the first chunk. */
export function CrashPage() {
  const words = texts[detectLanguage([window.location.pathname.split('/')[1], ...navigator.languages])]
  return (
    <main className={classes.whole}>
      <ServerGoneIllustration />
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.text}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </main>
  )
}
