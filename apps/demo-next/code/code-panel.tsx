'use client'

import { useEffect, useState } from 'react'
import { useSettings } from '../host/use-settings'
import controls from '../lab/controls.module.css'
import { Panel } from '../lab/panel'
import type { LocalServices } from '../server/local-services'
import styles from './code-panel.module.css'
import { writeCode } from './write-code'

const COPIED_MS = 2_000

/** The code that creates the kit of this page. */
export function CodePanel({ localServices }: { localServices: LocalServices }) {
  const { settings } = useSettings()
  const files = writeCode(settings, localServices)
  const [chosen, setChosen] = useState('kit.ts')
  const [copied, setCopied] = useState<string>()
  const file = files.find(({ name }) => name === chosen) ?? files[0]

  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  if (file === undefined) return null
  return (
    <Panel title="Code" hint="What this page runs, to be pasted." testId="code" isLast>
      <div className={styles.bar}>
        <fieldset className={styles.files} aria-label="Files">
          {files.map(({ name }) => (
            <button
              key={name}
              type="button"
              className={styles.file}
              aria-pressed={name === file.name}
              onClick={() => setChosen(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={controls.button}
          data-testid="copy-code"
          onClick={() =>
            void navigator.clipboard.writeText(file.text).then(
              () => setCopied('Copied'),
              () => setCopied('Not copied'),
            )
          }
        >
          Copy
        </button>
        <span role="status" className={styles.copied}>
          {copied}
        </span>
      </div>
      <section
        className={styles.code}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        aria-label={`Source of ${file.name}`}
      >
        <pre data-testid="code-text">
          <code>{file.text}</code>
        </pre>
      </section>
    </Panel>
  )
}
