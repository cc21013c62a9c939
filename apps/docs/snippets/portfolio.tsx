'use client'

import { useKitPortfolio } from '@bowline/ui-react'

export function Portfolio() {
  const { data, error, isPending, status, refetch } = useKitPortfolio()
  if (status === 'unsupported' && error === undefined) return <p>Tokens are not listed on this chain.</p>
  if (data === undefined) return isPending ? <p>Reading …</p> : <TryAgain onPress={refetch} />
  return (
    <>
      {data.total && (
        <p>
          {data.total.isPartial ? 'At least ' : ''}${data.total.dollars}
        </p>
      )}
      <ul>
        {data.tokens.map(({ address = 'coin', symbol, quantity }) => (
          <li key={address}>
            {quantity.numeric} <bdi>{symbol}</bdi>
          </li>
        ))}
      </ul>
      {error && <TryAgain onPress={refetch} />}
    </>
  )
}

function TryAgain({ onPress }: { onPress: () => Promise<void> }) {
  return (
    <button type="button" onClick={() => void onPress()}>
      Read again
    </button>
  )
}
