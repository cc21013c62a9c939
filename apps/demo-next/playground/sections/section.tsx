import type { ReactNode } from 'react'
import { Highlighted } from '../../code/highlighted'
import styles from './section.module.css'

/** One capability: what it is for, the code that an app writes, and the live part. */
export function Section({
  id,
  title,
  text,
  code,
  extra,
  children,
}: {
  id: string
  title: string
  text: string
  code: string
  /** Next to the code: a control of the live part. */
  extra?: ReactNode
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
        {extra}
        <div className={styles.code}>
          <Highlighted source={code} label={`Code for ${title}`} />
        </div>
      </div>
      <div className={styles.live}>{children}</div>
    </section>
  )
}
