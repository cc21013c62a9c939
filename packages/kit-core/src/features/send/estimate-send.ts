/**
 * Estimates the fee of the transfer in the form once token, amount and recipient are set, and stores it in the form. Drops an
 * estimate for a transfer that has changed since. When the whole native balance is sent, subtracts the fee from the amount. A
 * transfer that would fail gets a `transferError` instead of a fee.
 *
 * Source  spec R-SEND-11, R-SEND-14, R-SEND-32, R-SEND-86, R-SEND-105, R-SEND-133
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { getMsLeft } from '../../base/async/ms-left.js'
import { perOwner } from '../../base/async/per-owner.js'
import type { EstimateTransferParams, TransferEstimate } from '../../core/adapter/transfer-checks.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { getTokenDecimals, getTokenUnits, subtractOrZero, toBaseUnits } from './amounts.js'
import { canRetryTransfer } from './can-retry-transfer.js'
import { SendUnsupportedError } from './errors.js'
import { selectSend } from './select-send.js'
import { isRequestedAmount, selectSendFields } from './select-send-fields.js'
import { getBareTokenAddress } from './send-tokens.js'
import { ESTIMATE_TIMER, updateSend } from './update-send.js'

const TYPING_PAUSE_MS = 300

const FEE_LIFETIME_MS = 30_000

type FeeRequest = { readonly key: string; readonly requestedAtMs: number }

/** The latest fee request; each request replaces the one before it. */
const latest = perOwner((): { request?: FeeRequest } => ({}))

/**
 * Clears the fee and starts an estimate, unless the transfer is unchanged: after a typing pause of 300 ms. `isForced`: at once,
 * also for an unchanged transfer.
 */
export function estimateSend(kit: Kit, { isForced = false } = {}): void {
  const params = paramsOf(kit)
  const key = params ? keyOf(kit, params) : ''
  const isKnown = key === '' || selectSendFields(kit.store.get()).feeStatus !== 'idle'
  const own = latest(kit)
  if (!isForced && isKnown && own.request?.key === key) return
  const request = { key, requestedAtMs: Date.now() }
  own.request = request
  kit.timers.stop(ESTIMATE_TIMER)
  const nothing = { fee: undefined, bounds: undefined, arrives: undefined, transferError: undefined }
  updateSend(kit, { ...nothing, feeStatus: params ? 'loading' : 'idle' })
  if (!params) return
  const isWanted = () => own.request === request && selectSendFields(kit.store.get()).feeStatus === 'loading'
  const start = () => void fetchEstimate(kit, params, isWanted)
  if (isForced) start()
  else kit.timers.start(ESTIMATE_TIMER, TYPING_PAUSE_MS, start)
}

/** Time until the fee is stale, 30 s after its request, in ms; 0 without a request. */
export function getFeeMsLeft(kit: Kit): number {
  return getMsLeft(latest(kit).request?.requestedAtMs ?? 0, FEE_LIFETIME_MS)
}

/**
 * Fetches the fee again and resolves when it is stored; the last fee stays visible until then. Drops a response once `isAwaited`
 * returns false, a newer request has started, or `loading` has changed.
 */
export async function refetchFee(kit: Kit, isAwaited = () => true): Promise<void> {
  const params = paramsOf(kit)
  if (!params) return
  const own = latest(kit)
  const request = { key: keyOf(kit, params), requestedAtMs: Date.now() }
  own.request = request
  const { feeStatus, loading } = selectSendFields(kit.store.get())
  await fetchEstimate(kit, params, () => {
    const now = selectSendFields(kit.store.get())
    return isAwaited() && own.request === request && now.feeStatus === feeStatus && now.loading === loading
  })
}

async function fetchEstimate(kit: Kit, params: EstimateTransferParams, isWanted: () => boolean): Promise<void> {
  try {
    const { estimateTransfer } = kit.adapters.get(params.network.chainNamespace) ?? {}
    if (!estimateTransfer) throw new SendUnsupportedError()
    const estimate = await estimateTransfer(params)
    if (isWanted()) accept(kit, estimate)
  } catch (error) {
    kit.log.debug('The fee could not be estimated', error)
    const transferError = (await canRetryTransfer(error)) ? undefined : error
    if (isWanted()) fail(kit, transferError)
  }
}

/** Keeps the shown fee when it could not be refreshed, unless the transfer itself would fail. */
function fail(kit: Kit, transferError: unknown): void {
  const { feeStatus } = selectSendFields(kit.store.get())
  if (transferError === undefined && feeStatus === 'ready') return
  updateSend(kit, { feeStatus: 'failed', fee: undefined, bounds: undefined, arrives: undefined, transferError })
}

function accept(kit: Kit, { fee, deposit, bounds, receivedAmount }: TransferEstimate): void {
  const state = kit.store.get()
  const { token } = selectSend(state)
  const decimals = selectActiveNetwork(state)?.nativeCurrency.decimals ?? 0
  const cost = fee + deposit
  const isNativeMax = selectSendFields(state).isMax && token !== undefined && token.address === undefined
  updateSend(kit, {
    fee: formatUnits(cost, decimals),
    feeStatus: 'ready',
    bounds: bounds && {
      least: formatUnits(bounds.minimumToRecipient, decimals),
      keep: formatUnits(bounds.minimumToKeep, decimals),
    },
    arrives: receivedAmount === undefined || !token ? undefined : formatUnits(receivedAmount, getTokenDecimals(token)),
    transferError: undefined,
    ...(isNativeMax && {
      sendTokenAmount: formatUnits(subtractOrZero(getTokenUnits(token), cost), getTokenDecimals(token)),
    }),
  })
}

/** Undefined while something is missing. For the maximum of the native token, a value of 1 is enough for the estimate. */
function paramsOf(kit: Kit): EstimateTransferParams | undefined {
  const state = kit.store.get()
  const { isMax, recipientAddress, sendTokenAmount } = selectSendFields(state)
  const { token } = selectSend(state)
  const { address } = selectAccount(state)
  const network = selectActiveNetwork(state)
  if (!token || !network || address === undefined) return undefined
  const isNativeMax = isMax && token.address === undefined
  const to = recipientAddress ?? (isNativeMax ? address : undefined)
  const value = isNativeMax ? 1n : toBaseUnits(sendTokenAmount, getTokenDecimals(token))
  if (to === undefined || value === undefined || value === 0n || value > getTokenUnits(token)) return undefined
  const isMinimum = isRequestedAmount(selectSendFields(state))
  return {
    address,
    to,
    value,
    tokenAddress: getBareTokenAddress(token),
    decimals: getTokenDecimals(token),
    isMinimum,
    network,
  }
}

function keyOf(kit: Kit, { to, value, tokenAddress }: EstimateTransferParams): string {
  const state = kit.store.get()
  const { isMax } = selectSendFields(state)
  return [selectAccount(state).caipAddress, tokenAddress, to, value, isMax].join('/')
}
