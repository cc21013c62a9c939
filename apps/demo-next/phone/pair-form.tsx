'use client'

import { useEffect, useRef, useState } from 'react'
import controls from '../lab/controls.module.css'
import type { Camera } from './camera'
import type { Phone } from './phone'
import styles from './phone.module.css'

/** Input for a code: the camera, and a text field. */
export function PairForm({ phone, camera, firstUri }: { phone: Phone; camera: Camera; firstUri: string | undefined }) {
  const [uri, setUri] = useState('')
  const [words, setWords] = useState('')
  const isTaken = useRef(false)

  const pair = async (code: string) => {
    setWords('Pairing …')
    try {
      await phone.pair(code)
      setUri('')
      setWords('')
    } catch (error) {
      setWords(error instanceof Error ? error.message : 'The code makes no sense')
    }
  }
  const scan = async () => {
    setWords('Looking …')
    const code = await camera.scan()
    if (code === undefined) setWords('No page shows a code.')
    else await pair(code)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of the URL is used once
  useEffect(() => {
    if (firstUri === undefined || isTaken.current) return
    isTaken.current = true
    void pair(firstUri)
  }, [firstUri])

  return (
    <form
      className={styles.pair}
      onSubmit={(event) => {
        event.preventDefault()
        void pair(uri)
      }}
    >
      <button type="button" className={styles.yes} data-testid="phone-scan" onClick={() => void scan()}>
        Scan the code on the page
      </button>
      <label className={controls.field}>
        Or paste its address
        <input
          value={uri}
          placeholder="wc:…"
          spellCheck={false}
          autoComplete="off"
          data-testid="phone-uri"
          onChange={(event) => setUri(event.target.value)}
        />
      </label>
      <button type="submit" className={controls.button} disabled={uri.trim() === ''} data-testid="phone-pair">
        Pair
      </button>
      <p className={styles.note} role="status" data-testid="phone-words">
        {words}
      </p>
    </form>
  )
}
