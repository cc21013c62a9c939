'use client'

import { useKitSwap } from '@bowline/ui-react'

export function Swap() {
  const { data, label, details, setAmount, setToken, switchTokens, review, approve, mutate, error } = useKitSwap()
  const press = { review, approve, swap: mutate }[label === 'approve' || label === 'swap' ? label : 'review']
  const isReady = data.quote !== undefined && ['review', 'approve', 'swap'].includes(label)
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
          {data.toTokenAmount} {data.toToken?.symbol}, at least {details.minimumReceived}
        </p>
      )}
      {data.review?.allowance && <p>May take: {data.review.allowance.granted}</p>}
      {error instanceof Error && <p role="alert">{error.message}</p>}
      <button type="button" disabled={!isReady} onClick={() => void press()}>
        {label}
      </button>
    </form>
  )
}
