'use client'

import type { TokenBalance } from '@bowline/kit-core'
import { VirtualRows } from '../../shared/list/virtual-rows/virtual-rows.js'
import { type TokenNetwork, TokenRow } from './token-row.js'

/** Maximum number of rows without virtualization. */
const MAX_PLAIN_ROWS = 200

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 60

const NONE_KEPT: readonly number[] = []

/** `label` is the accessible name of the list. */
export type TokenRowsProps = {
  label: string
  tokens: readonly TokenBalance[]
  network: TokenNetwork
  isHidden: boolean
}

/** List of tokens in the Account view. Above 200 tokens it is virtualized. */
export function TokenRows({ label, tokens, network, isHidden }: TokenRowsProps) {
  if (tokens.length > MAX_PLAIN_ROWS) {
    return (
      <VirtualRows as="ul" label={label} rows={tokens} keyOf={keyOf} guess={ROW_HEIGHT} kept={NONE_KEPT}>
        {(token) => <TokenRow token={token} network={network} isHidden={isHidden} />}
      </VirtualRows>
    )
  }
  return (
    <ul aria-label={label} className="bl:flex bl:flex-col">
      {tokens.map((token, at) => (
        <li key={keyOf(token, at)}>
          <TokenRow token={token} network={network} isHidden={isHidden} />
        </li>
      ))}
    </ul>
  )
}

/** Key of a token. Identifies tokens by address instead of symbol; tokens listed twice get different keys. */
function keyOf({ chainId, address }: TokenBalance, at: number): string {
  return `${address ?? chainId}/${at}`
}
