'use client'

import { useKitOnramp } from '@bowline/ui-react'

export function Buy() {
  const { data, phase, amountError, setAmount, setPurchaseCurrency, open, error } = useKitOnramp()
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
      {amountError && 'bound' in amountError && (
        <p role="alert">
          {amountError.kind} the limit of {amountError.bound}
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
          disabled={!isSetUp || amountError !== undefined || phase === 'opening'}
          onClick={() => void open({ provider: name })}
        >
          {label}, {feeRange}
        </button>
      ))}
    </form>
  )
}
