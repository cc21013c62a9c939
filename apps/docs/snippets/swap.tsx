'use client'

import type { SwapLabel } from '@bowline/kit-core'
import { useKitSwap } from '@bowline/ui-react'

export function Swap() {
  const { data, label, details, setAmount, setToken, switchTokens, error, ...swap } = useKitSwap()
  const steps: Partial<Record<SwapLabel, () => unknown>> = {
    review: swap.review,
    'accept-price': swap.acceptPrice,
    approve: swap.approve,
    swap: swap.mutate,
  }
  const press = data.quote && steps[label]
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Amount of {data.sourceToken?.symbol ?? '…'}
        <input inputMode="decimal" value={data.sourceTokenAmount} onChange={({ target }) => setAmount(target.value)} />
      </label>
      <label>
        For
        <select
          value={data.toToken?.address ?? ''}
          onChange={({ target }) =>
            setToken({ side: 'target', token: data.tokens.find(({ address }) => address === target.value) })
          }
        >
          <option value="">Choose a token</option>
          {data.tokens.map(({ address, symbol }) => (
            <option key={address} value={address}>
              {symbol}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={switchTokens}>
        The other way round
      </button>
      {details && (
        <p>
          {data.toTokenAmount} {data.toToken?.symbol}, at least {details.minimumReceived ?? 'an unknown amount'}
        </p>
      )}
      {data.review?.allowance && <p>May take: {data.review.allowance.granted}</p>}
      {error instanceof Error && <p role="alert">{error.message}</p>}
      <button type="button" disabled={!press} onClick={() => void press?.()}>
        {label}
      </button>
    </form>
  )
}
