'use client'

import styles from '../controls.module.css'

/** An ordered list; each item can be moved up. An empty order is `all`, in the kit's order. */
export function OrderList<Name extends string>({
  label,
  name,
  all,
  words,
  order,
  onChange,
}: {
  label: string
  /** Name of the list in tests, and of its buttons, `<name>-<thing>`. */
  name: string
  all: readonly Name[]
  words: Readonly<Record<Name, string>>
  order: readonly Name[]
  onChange: (order: readonly Name[]) => void
}) {
  const things = [...new Set([...order, ...all])]
  const withMoved = (index: number) => {
    const moved = things.flatMap((thing, at) =>
      at === index - 1 ? [...things.slice(index, index + 1), thing] : [thing],
    )
    const next = [...new Set(moved)]
    return next.join() === all.join() ? [] : next
  }
  return (
    <details className={styles.more} open={order.length > 0}>
      <summary data-testid={`list-${name}`}>{label}</summary>
      <ol className={styles.order}>
        {things.map((thing, index) => (
          <li key={thing}>
            {words[thing]}
            <button
              type="button"
              disabled={index === 0}
              data-testid={`${name}-${thing}`}
              aria-label={`Move “${words[thing]}” up`}
              onClick={() => onChange(withMoved(index))}
            >
              ↑
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
