'use client'

import type { TokenBalance } from '@bowline/kit-core'
import { VirtualRows } from '../list/virtual-rows/virtual-rows.js'
import { type TokenNetwork, TokenRow } from './token-row.js'

/** More rows than this are never in the page at once. */
const MOST_ROWS = 200

/** Height of a row before it has been measured. */
const ROW_HEIGHT = 60

const NONE_KEPT: readonly number[] = []

/** `label` names the list. */
export type TokenRowsProps = {
  label: string
  tokens: readonly TokenBalance[]
  network: TokenNetwork
  isHidden: boolean
}

/** The tokens, one under the other; of very many only those near the screen are in the page. */
export function TokenRows({ label, tokens, network, isHidden }: TokenRowsProps) {
  if (tokens.length > MOST_ROWS) {
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

/** Tokens of one symbol are told apart by their address, and what is listed twice stays two. */
function keyOf({ chainId, address }: TokenBalance, at: number): string {
  return `${address ?? chainId}/${at}`
}
