'use client'

import { TokenSearch } from '../token-picker/token-search.js'
import { HiddenTokensRow } from '../tokens/hidden-tokens-row.js'
import { NoTokens } from '../tokens/no-tokens.js'
import { useWalletSendSelectTokenView } from './use-wallet-send-select-token-view.js'

/** List of the account's tokens, to choose the one to send. */
export function WalletSendSelectTokenView() {
  const view = useWalletSendSelectTokenView()
  return (
    <TokenSearch
      tokens={view.tokens}
      status={view.status}
      onPick={view.pick}
      onRetry={view.retry}
      blockedUntilMs={view.blockedUntilMs}
      empty={<NoTokens />}
      below={<HiddenTokensRow leftOut={view.leftOut} />}
    />
  )
}
