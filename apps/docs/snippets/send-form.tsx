'use client'

import { isKitError } from '@bowline/kit-core'
import { useKitSend } from '@bowline/ui-react'

export function SendForm() {
  const { tokensStatus, tokenBalances, problem, fee, mutate: send, isPending, error, sent, ...form } = useKitSend()
  if (tokensStatus !== 'ready') return <p>{tokensStatus === 'loading' ? 'Reading …' : 'Nothing to send'}</p>
  const isDeclined = isKitError(error, 'send/declined')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset disabled={isPending}>
        <select
          aria-label="Token"
          value={form.token ? tokenBalances.indexOf(form.token) : ''}
          onChange={(event) => form.setToken(tokenBalances[Number(event.target.value)])}
        >
          <option value="">Choose</option>
          {tokenBalances.map(({ symbol, quantity }, at) => (
            <option key={`${symbol}/${quantity.numeric}`} value={at}>
              {quantity.numeric} {symbol}
            </option>
          ))}
        </select>
        <input
          aria-label="Amount"
          inputMode="decimal"
          value={form.sendTokenAmount ?? ''}
          onChange={(event) => form.setAmount(event.target.value)}
        />
        <button type="button" onClick={form.setMax}>
          Max
        </button>
        <input
          aria-label="Recipient"
          value={form.recipientText}
          onChange={(event) => form.setRecipient(event.target.value)}
        />
        {form.recipientAddress && (
          <p>
            To <bdi dir="ltr">{form.recipientAddress}</bdi>
          </p>
        )}
        {fee && (
          <p>
            Fee {fee.value} {fee.symbol}
          </p>
        )}
        {form.warnings.map((warning) => (
          <p key={warning} role="status">
            {warning}
          </p>
        ))}
        {form.lookalike && !form.isLookalikeConfirmed && (
          <button type="button" onClick={form.confirmLookalike}>
            It is not {form.lookalike}, and I mean it
          </button>
        )}
        {form.contractElsewhere && !form.isElsewhereConfirmed && (
          <button type="button" onClick={form.confirmOtherNetwork}>
            The address is a contract on {form.contractElsewhere} and none here, and I mean it
          </button>
        )}
        {form.isFeeHigh && !form.isFeeConfirmed && (
          <button type="button" onClick={form.confirmFee}>
            The fee is more than the amount. Pay it
          </button>
        )}
        {form.isNameElsewhere && !form.isElsewhereConfirmed && (
          <button type="button" onClick={form.confirmOtherNetwork}>
            The name has this address on Ethereum only, and I mean it
          </button>
        )}
        <button type="submit" disabled={problem !== undefined}>
          {problem ?? 'Send'}
        </button>
      </fieldset>
      {error !== undefined && !isDeclined && <p role="alert">That did not work.</p>}
      {sent && <p role="status">Sent {sent.amount}</p>}
    </form>
  )
}
