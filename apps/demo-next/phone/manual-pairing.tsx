'use client'

import { close, open } from '@bowline/kit-core/actions'
import { useKit } from '@bowline/ui-react'
import { useState } from 'react'
import controls from '../lab/controls.module.css'
import type { OwnPairing } from './own-pairing'

/** Pairing controlled by the app: it creates the code, the kit shows it, the app keeps the session. */
export function ManualPairing({ relayUrl }: { relayUrl: string | undefined }) {
  const kit = useKit()
  const [uri, setUri] = useState('')
  const [words, setWords] = useState('')

  const make = async () => {
    if (relayUrl === undefined) return
    setWords('Making a code …')
    try {
      const { makeOwnPairing } = await import('./own-pairing')
      const pairing: OwnPairing = await makeOwnPairing(relayUrl)
      setUri(pairing.uri)
      await open(kit, { uri: pairing.uri })
      setWords('The code is the app’s own.')
      const accounts = await pairing.accounts
      await close(kit)
      setWords(`The app’s own session: ${accounts.join(', ')}`)
    } catch (error) {
      setWords(error instanceof Error ? error.message : 'The wallet refused')
    }
  }

  return (
    <form
      className={controls.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void open(kit, { uri: uri.trim() })
      }}
    >
      <div className={controls.row}>
        <button
          type="button"
          className={controls.button}
          disabled={relayUrl === undefined}
          data-testid="manual-make"
          onClick={() => void make()}
        >
          Make a code in the app
        </button>
        <button type="submit" className={controls.button} disabled={uri.trim() === ''} data-testid="manual-show">
          Show this address
        </button>
      </div>
      <label className={controls.field}>
        Address of a pairing
        <input
          value={uri}
          placeholder="wc:…"
          spellCheck={false}
          autoComplete="off"
          data-testid="manual-uri"
          onChange={(event) => setUri(event.target.value)}
        />
      </label>
      <p className={controls.note} role="status" data-testid="manual-words">
        {words}
      </p>
    </form>
  )
}
