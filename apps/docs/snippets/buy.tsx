'use client'

import { useKitOnramp } from '@bowline/ui-react'

export function Buy() {
  const { data, phase, fault, setAmount, setPurchaseCurrency, open, error } = useKitOnramp()
  const { purchaseCurrencies, purchaseCurrency, paymentCurrency, providers, purchase } = data
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        {paymentCurrency.id}
        <input inputMode="decimal" value={data.paymentAmount} onChange={({ target }) => setAmount(target.value)} />
      </label>
      <label>
        For
        <select
          value={purchaseCurrency.id}
          onChange={({ target }) => {
            const chosen = purchaseCurrencies.find(({ id }) => id === target.value)
            if (chosen) setPurchaseCurrency(chosen)
          }}
        >
          {purchaseCurrencies.map(({ id, symbol }) => (
            <option key={id} value={id}>
              {symbol}
            </option>
          ))}
        </select>
      </label>
      {fault && 'bound' in fault && (
        <p role="alert">
          {fault.kind} the limit of {fault.bound}
        </p>
      )}
      {phase === 'quoted' && (
        <p>
          You receive {data.purchaseAmount} {purchaseCurrency.symbol}
        </p>
      )}
      {(data.error ?? (error instanceof Error && error.message)) && <p role="alert">{data.error ?? String(error)}</p>}
      {purchase && <p>{purchase.status}</p>}
      {providers.map(({ name, label, feeRange, isSetUp }) => (
        <button
          key={name}
          type="button"
          disabled={!isSetUp || fault !== undefined || phase === 'opening'}
          onClick={() => void open({ provider: name })}
        >
          {label}, {feeRange}
        </button>
      ))}
    </form>
  )
}
