'use client'

import { useState } from 'react'
import { Controls } from './controls'
import { FACTS } from './facts'
import { PhonePreview } from './phone-preview'
import styles from './playground.module.css'
import { PresetsList } from './presets-list'
import { Stage } from './stage'

const FRAMES = [
  { id: 'page', label: 'Show it in the page', drawing: 'M2.5 4.5h15v11h-15zM2.5 8h15' },
  { id: 'phone', label: 'Show it on a phone', drawing: 'M6 2.5h8v15H6zM9 15h2' },
] as const

/** What the kit is, what it costs, and the kit itself. */
export function Hero({ firstCard }: { firstCard: string | undefined }) {
  const [frame, setFrame] = useState<(typeof FRAMES)[number]['id']>('page')
  return (
    <section className={styles.hero} aria-labelledby="sentence">
      <div className={styles.claim}>
        <h1 id="sentence">The connect-wallet kit that stays out of the way until the click.</h1>
        <dl className={styles.facts}>
          {FACTS.map(({ figure, unit, text, peer }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd className={styles.figure}>
                {figure}
                {unit !== undefined && <small> {unit}</small>}
              </dd>
              <dd className={styles.peer}>{peer}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.try}>
        <PresetsList />
      </div>
      <div className={styles.tune}>
        <Controls />
      </div>
      <div className={styles.show}>
        <div className={styles.frames}>
          {FRAMES.map(({ id, label, drawing }) => (
            <button
              key={id}
              type="button"
              className={styles.frame}
              aria-label={label}
              aria-pressed={frame === id}
              onClick={() => setFrame(id)}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={drawing} />
              </svg>
            </button>
          ))}
        </div>
        {frame === 'page' ? <Stage id="hero" label="The kit, live" firstCard={firstCard} /> : <PhonePreview />}
      </div>
    </section>
  )
}
