'use client'

import type { TokenBalance } from '@bowline/kit-core'
import { useCallback, useRef, useState } from 'react'
import { Virtualizer } from 'virtua'
import { type TokenNetwork, TokenRow } from './token-row.js'

/** More rows than this are never in the page at once. */
const MOST_ROWS = 200

/** Height of a row before it has been measured. */
const ROW_HEIGHT = 60

/** `label` names the list. */
export type TokenRowsProps = {
  label: string
  tokens: readonly TokenBalance[]
  network: TokenNetwork
  isHidden: boolean
}

/** The tokens, one under the other; of very many only those near the screen are in the page. */
export function TokenRows({ label, tokens, network, isHidden }: TokenRowsProps) {
  if (tokens.length > MOST_ROWS) return <ManyRows label={label} tokens={tokens} network={network} isHidden={isHidden} />
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

function ManyRows({ label, tokens, network, isHidden }: TokenRowsProps) {
  const scroller = useRef<HTMLElement>(null)
  const [before, setBefore] = useState(0)
  const attach = useCallback((list: HTMLDivElement | null) => {
    scroller.current = list?.closest<HTMLElement>('[data-part="view-area"]') ?? null
    if (list && scroller.current) setBefore(distance(scroller.current, list))
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the virtualizer puts an element of its own between the list and its items
    <div ref={attach} role="list" aria-label={label}>
      <Virtualizer scrollRef={scroller} startMargin={before} data={tokens} itemSize={ROW_HEIGHT}>
        {(token, at) => (
          // biome-ignore lint/a11y/useSemanticElements: an `li` stands in a `ul` alone
          <div key={keyOf(token, at)} role="listitem" aria-setsize={tokens.length} aria-posinset={at + 1}>
            <TokenRow token={token} network={network} isHidden={isHidden} />
          </div>
        )}
      </Virtualizer>
    </div>
  )
}

/** Tokens of one symbol are told apart by their address, and what is listed twice stays two. */
function keyOf({ chainId, address }: TokenBalance, at: number): string {
  return `${address ?? chainId}/${at}`
}

function distance(scroller: HTMLElement, list: HTMLElement): number {
  return list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
}
