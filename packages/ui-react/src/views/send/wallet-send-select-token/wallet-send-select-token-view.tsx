'use client'

import { HiddenTokensRow } from '../../account/tokens/hidden-tokens-row.js'
import { NoTokens } from '../../account/tokens/no-tokens.js'
import { TokenSearch } from '../../shared/token-picker/token-search.js'
import { useWalletSendSelectTokenView } from './use-wallet-send-select-token-view.js'

/** List of the account's tokens with search, to choose the token to send. */
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
      below={<HiddenTokensRow hiddenTokens={view.hiddenTokens} />}
    />
  )
}
