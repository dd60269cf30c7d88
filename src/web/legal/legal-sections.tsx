import { paragraphsOf } from './legal-texts.ts'
import { Section } from '../ui/section.tsx'
import classes from './legal.module.css'

/** A legal page's sections: a heading and paragraphs, which an empty line in the text divides. */
export function LegalSections(props: { sections: { key: string; title: string; text: string }[] }) {
  return (
    <>
      {props.sections.map(({ key, title, text }) => (
        <Section key={key} title={title}>
          <div className={classes.text}>
            {paragraphsOf(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}
