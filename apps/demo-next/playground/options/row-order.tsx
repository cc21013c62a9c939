'use client'

import { ROW_KINDS, type RowKind } from '../../settings/settings'
import styles from '../controls.module.css'

const KIND_WORDS: Readonly<Record<RowKind, string>> = {
  walletConnect: 'Pairing by code',
  recent: 'Used last',
  injected: 'Installed',
  featured: 'First of the directory',
  custom: 'The app’s own',
  external: 'Of the adapter',
  recommended: 'Recommended',
}

/** The order of the kinds of rows; each can be moved up. */
export function RowOrder({
  order,
  onChange,
}: {
  order: readonly RowKind[]
  onChange: (order: readonly RowKind[]) => void
}) {
  const kinds = [...new Set([...order, ...ROW_KINDS])]
  return (
    <details className={styles.more} open={order.length > 0}>
      <summary data-testid="row-order">Order of the wallet list</summary>
      <ol className={styles.order}>
        {kinds.map((kind, index) => (
          <li key={kind}>
            {KIND_WORDS[kind]}
            <button
              type="button"
              disabled={index === 0}
              data-testid={`order-${kind}`}
              aria-label={`Move “${KIND_WORDS[kind]}” up`}
              onClick={() => onChange(withMoved(kinds, index))}
            >
              ↑
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The order with one kind a place further up; none when it is the kit's own order again. */
function withMoved(kinds: readonly RowKind[], index: number): readonly RowKind[] {
  const moved = kinds.flatMap((kind, at) => (at === index - 1 ? [...kinds.slice(index, index + 1), kind] : [kind]))
  const next = [...new Set(moved)]
  return next.join() === ROW_KINDS.join() ? [] : next
}
