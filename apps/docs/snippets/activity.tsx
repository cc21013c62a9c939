'use client'

import { useKitActivity } from '@bowline/ui-react'

export function Activity() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useKitActivity()
  if (data === undefined) return isPending ? <p>Reading …</p> : <p>No account</p>
  return (
    <>
      {data.groups.map(({ kind, year, month, transactions }) => (
        <section key={`${kind}/${year}/${month}`}>
          <h3>{month === undefined || year === undefined ? kind : new Date(year, month).toLocaleDateString()}</h3>
          <ul>
            {transactions.map(({ id, metadata }) => (
              <li key={id}>
                <bdi>{metadata.operationType}</bdi> {metadata.status}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {error && <p role="alert">{error.message}</p>}
      {hasNextPage && (
        <button type="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {error ? 'Try again' : 'Earlier ones'}
        </button>
      )}
    </>
  )
}
