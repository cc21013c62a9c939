'use client'

import { useKit, useKitState } from '@bowline/ui-react'
import { useEffect, useState } from 'react'
import { useSettings } from '../host/use-settings'
import controls from '../lab/controls.module.css'
import { Panel } from '../lab/panel'
import { ManualPairing } from './manual-pairing'
import { openPhoneFrame } from './phone-frame'
import { usePhoneService } from './use-phone-service'

/** A phone to pair with: next to the page, or in a separate tab. */
export function PhonePanel({ relayUrl }: { relayUrl: string | undefined }) {
  const kit = useKit()
  const { settings, change } = useSettings()
  const uri = useKitState(({ connect }) => connect.wcUri)
  const show = usePhoneService(kit, () => change({ phone: false }))
  const [words, setWords] = useState('')
  const page = `/phone?theme=${settings.theme}`

  useEffect(() => (settings.phone ? openPhoneFrame(page) : undefined), [settings.phone, page])

  return (
    <Panel
      title="Phone"
      hint="A wallet on a phone. It pairs by the code on screen and signs with test keys."
      testId="phone-panel"
    >
      <div className={controls.row}>
        <button
          type="button"
          className={controls.button}
          aria-pressed={settings.phone}
          data-testid="phone-open"
          onClick={() => change({ phone: !settings.phone })}
        >
          {settings.phone ? 'Put the phone away' : 'Open the phone'}
        </button>
        <button
          type="button"
          className={controls.button}
          disabled={uri === undefined}
          data-testid="phone-scan-page"
          onClick={() => setWords(show() ? 'Held before the phone.' : 'No code is on screen.')}
        >
          Scan the code on the page
        </button>
        <a href={page} target="_blank" rel="noopener" className={controls.button}>
          Open it in a tab
        </a>
      </div>
      <p className={controls.note} role="status" data-testid="relay-words" data-relay={relayUrl !== undefined}>
        {relayUrl === undefined
          ? 'No relay runs with this demo, so nothing can be paired. Start it with “npm run demo”.'
          : `Relay: ${relayUrl}. ${words}`}
      </p>
      {settings.switches.manualPairingControl && <ManualPairing relayUrl={relayUrl} />}
    </Panel>
  )
}
