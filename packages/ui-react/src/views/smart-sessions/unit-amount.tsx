/**
 * An amount of the network's coin, or of a token, exact and with its unit. A token whose decimals nobody knows is counted in
 * base units, and named by its address.
 *
 * Source  R-SESS-10, security design §8 (amounts, tokens)
 */
'use client'

import { formatUnits, type KitState, selectAccount, selectActiveNetwork } from '@bowline/kit-core'
import { Address } from '../../components/address.js'
import { UntrustedText } from '../../components/untrusted-text.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { formatDecimal } from '../../messages/format-decimal.js'
import { RichMessage } from '../../messages/rich-message.js'
import { TokenAmount } from '../wallet-send/token-amount.js'

/** `token` is the bare address; undefined for the network's coin. */
export type SumProps = { value: bigint; token?: string | undefined }

/** The sum. */
export function UnitAmount({ value, token }: SumProps) {
  const { messages, locale } = useMessages()
  const unit = useUnit(token)
  if (unit) return <TokenAmount amount={formatUnits(value, unit.decimals)} symbol={unit.symbol} isExact />
  const count = (
    <bdi translate="no" className="bl:tabular-nums">
      {formatDecimal(locale, value.toString())}
    </bdi>
  )
  const values = { count, token: <UnitName token={token} /> }
  return <RichMessage messages={messages} id="permission.base-units" values={values} />
}

/** What is counted. */
export function UnitName({ token }: Pick<SumProps, 'token'>) {
  const { t } = useMessages()
  const unit = useUnit(token)
  if (unit) return <UntrustedText text={unit.symbol} fallback={t('permission.coin')} />
  return token === undefined ? t('permission.coin') : <Address address={token} />
}

/** What the button beside an address says. */
export function useCopyLabels() {
  const { t } = useMessages()
  return { copy: t('permission.copy'), copied: t('copy.address-copied'), failed: t('copy.failed') }
}

type Unit = { readonly decimals: number; readonly symbol: string }

function useUnit(token: string | undefined): Unit | undefined {
  const coin = useKitState(selectCoin)
  const held = useKitState((state) => selectHeld(state, token))
  if (token === undefined) return coin
  return held && { decimals: Number(held.quantity.decimals), symbol: held.symbol }
}

function selectCoin(state: KitState): Unit | undefined {
  return selectActiveNetwork(state)?.nativeCurrency
}

function selectHeld(state: KitState, token: string | undefined) {
  const wanted = `${selectActiveNetwork(state)?.caipNetworkId}:${token}`.toLowerCase()
  return selectAccount(state).tokenBalance.find(({ address }) => address?.toLowerCase() === wanted)
}
