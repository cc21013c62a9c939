'use client'

import { useKitState } from '@bowline/ui-react'
import { useState } from 'react'
import type { LocalServices } from '../server/local-services'
import { fundAccounts } from '../wallets/fund-accounts'
import controls from './controls.module.css'
import { Panel } from './panel'

/** Tools for a user of the embedded wallet: the sent mails, and native tokens to send. */
export function SecureSitePanel({ localServices: { secureSite, localChains } }: { localServices: LocalServices }) {
  const accounts = useKitState((state) => state.accounts)
  const [words, setWords] = useState('')
  const embedded = Object.values(accounts).filter((account) => account?.user !== undefined)

  const bring = () => {
    setWords('On their way …')
    fundAccounts(
      localChains,
      embedded.flatMap((account) => account?.caipAddress ?? []),
    ).then(
      (count) => setWords(count === 0 ? 'This account has coins already.' : 'Coins sent.'),
      () => setWords('The chains did not respond.'),
    )
  }

  return (
    <Panel
      title="Embedded wallet"
      hint="By email, social login or Farcaster; its frame is on another site."
      testId="secure-site-panel"
    >
      <div className={controls.row}>
        {secureSite !== undefined && (
          <a href={`${secureSite}/sandbox/mails`} target="_blank" rel="noopener" className={controls.button}>
            Open the mailbox
          </a>
        )}
        <button
          type="button"
          className={controls.button}
          disabled={embedded.length === 0}
          data-testid="give-coins"
          onClick={bring}
        >
          Get test coins
        </button>
      </div>
      <p className={controls.note} role="status" data-testid="secure-site-words">
        {secureSite === undefined ? 'No secure site runs with this page; npm run demo starts one.' : words}
      </p>
    </Panel>
  )
}
