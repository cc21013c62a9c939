'use client'

/**
 * An exact amount of the native token or of another token in the text of a permission. A token with unknown decimals is shown
 * as a number of its smallest units, shortened when it is long, and called unknown; its address is next to it.
 *
 * Source  R-SESS-10, security design §8 (amounts, tokens)
 */

import { formatUnits, type KitState, selectAccount, selectActiveNetwork } from '@bowline/kit-core'
import { parseUnitsTruncated } from '@bowline/kit-core/internal'
import { Address } from '../../../components/address.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatDecimal } from '../../../messages/format-decimal.js'
import { getNumberFormat } from '../../../messages/format-number.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'

/** More units than this are shortened. */
const MAX_PLAIN_UNITS = 999_999n

/** `token` is the bare address; undefined for the native token. */
export type UnitAmountProps = { value: bigint; token?: string | undefined }

/** Amount with the token's symbol or address. */
export function UnitAmount({ value, token }: UnitAmountProps) {
  const { messages, locale } = useMessages()
  const unit = useUnit(token)
  if (unit) return <TokenAmount amount={formatUnits(value, unit.decimals)} symbol={unit.symbol} isExact />
  const count = (
    <bdi translate="no" className="bl:tabular-nums">
      {value > MAX_PLAIN_UNITS ? formatCompact(locale, value) : formatDecimal(locale, value.toString())}
    </bdi>
  )
  return <RichMessage messages={messages} id="permission.base-units" values={{ count }} />
}

/** Symbol of the token, or its address when unknown. */
export function UnitName({ token }: Pick<UnitAmountProps, 'token'>) {
  const { t } = useMessages()
  const unit = useUnit(token)
  if (unit) return <UntrustedText text={unit.symbol} fallback={t('permission.coin')} />
  return token === undefined ? t('permission.coin') : <Address address={token} />
}

/** Labels of the button that copies an address. */
export function useCopyLabels() {
  const { t } = useMessages()
  return { copy: t('permission.copy'), copied: t('copy.address-copied'), failed: t('copy.failed') }
}

function formatCompact(locale: string, value: bigint): string {
  return getNumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 1 }).format(value)
}

/** Whether the amount is more than the account holds. False while the balance is unknown. */
export function useIsMoreThanHeld({ value, token }: UnitAmountProps): boolean {
  return useKitState((state) => {
    const held = selectHeld(state, token)
    const decimals = token === undefined ? selectNativeToken(state)?.decimals : Number(held?.quantity.decimals)
    const balance = token === undefined ? selectAccount(state).balance : held?.quantity.numeric
    return decimals !== undefined && balance !== undefined && value > parseUnitsTruncated(balance, decimals)
  })
}

type Unit = { readonly decimals: number; readonly symbol: string }

function useUnit(token: string | undefined): Unit | undefined {
  const coin = useKitState(selectNativeToken)
  const held = useKitState((state) => selectHeld(state, token))
  if (token === undefined) return coin
  return held && { decimals: Number(held.quantity.decimals), symbol: held.symbol }
}

function selectNativeToken(state: KitState): Unit | undefined {
  return selectActiveNetwork(state)?.nativeCurrency
}

function selectHeld(state: KitState, token: string | undefined) {
  const caipAddress = `${selectActiveNetwork(state)?.caipNetworkId}:${token}`.toLowerCase()
  return selectAccount(state).tokenBalance.find(({ address }) => address?.toLowerCase() === caipAddress)
}
