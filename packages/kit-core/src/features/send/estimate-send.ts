/**
 * Asks what the transfer would cost, once token, amount and receiver are there.
 *
 * In      isAnew    true asks also what was asked before
 * Out     state tells. Of the coin's whole balance the fee is taken off, whoever receives it; what is answered for a transfer
 *         that is no longer there is dropped. What would fail as it is has no fee but a refusal
 *         refetchFee  resolves when what is shown is as new as can be had; until then it stays. While the wallet is asked nothing
 *                   changes, but by who asks it
 * Source  spec R-SEND-11, R-SEND-14, R-SEND-32, R-SEND-86, R-SEND-105, R-SEND-133
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { perOwner } from '../../base/async/scope.js'
import type { EstimateTransferParams, TransferEstimate } from '../../core/adapter/adapter.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { decimalsOf, getTokenUnits, subtractOrZero, toBaseUnits } from './amounts.js'
import { SendUnsupportedError } from './errors.js'
import { mayPass } from './may-pass.js'
import { selectSend } from './select-send.js'
import { isRequestedAmount, selectSendFields } from './select-send-fields.js'
import { tokenAddressOf } from './send-tokens.js'
import { ESTIMATE_TIMER, updateSend } from './update-send.js'

const TYPING_PAUSE_MS = 300

const FEE_LASTS_MS = 30_000

type Question = { readonly key: string; readonly askedAtMs: number }

/** The transfer that was asked about last; a new one for each question. */
const asked = perOwner((): { question?: Question } => ({}))

/** Begins to ask. */
export function estimateSend(kit: Kit, { isAnew = false } = {}): void {
  const params = paramsOf(kit)
  const key = params ? keyOf(kit, params) : ''
  const isAsked = key === '' || selectSendFields(kit.store.get()).feeStatus !== 'idle'
  const own = asked(kit)
  if (!isAnew && isAsked && own.question?.key === key) return
  const question = { key, askedAtMs: Date.now() }
  own.question = question
  kit.timers.stop(ESTIMATE_TIMER)
  const nothing = { fee: undefined, bounds: undefined, arrives: undefined, refusal: undefined }
  updateSend(kit, { ...nothing, feeStatus: params ? 'loading' : 'idle' })
  if (!params) return
  const isWanted = () => own.question === question && selectSendFields(kit.store.get()).feeStatus === 'loading'
  const begin = () => void ask(kit, params, isWanted)
  if (isAnew) begin()
  else kit.timers.start(ESTIMATE_TIMER, TYPING_PAUSE_MS, begin)
}

/** Until when what is shown of the fee is good, in milliseconds since the epoch. */
export function getFeeExpiry(kit: Kit): number {
  return (asked(kit).question?.askedAtMs ?? 0) + FEE_LASTS_MS
}

/** Asks once more what was asked. An answer that is not awaited any more is dropped. */
export async function refetchFee(kit: Kit, isAwaited = () => true): Promise<void> {
  const params = paramsOf(kit)
  if (!params) return
  const own = asked(kit)
  const question = { key: keyOf(kit, params), askedAtMs: Date.now() }
  own.question = question
  const { feeStatus, loading } = selectSendFields(kit.store.get())
  await ask(kit, params, () => {
    const now = selectSendFields(kit.store.get())
    return isAwaited() && own.question === question && now.feeStatus === feeStatus && now.loading === loading
  })
}

async function ask(kit: Kit, params: EstimateTransferParams, isWanted: () => boolean): Promise<void> {
  try {
    const { estimateTransfer } = kit.adapters.get(params.network.chainNamespace) ?? {}
    if (!estimateTransfer) throw new SendUnsupportedError()
    const estimate = await estimateTransfer(params)
    if (isWanted()) accept(kit, estimate)
  } catch (error) {
    kit.log.debug('The fee could not be estimated', error)
    const refusal = (await mayPass(error)) ? undefined : error
    if (isWanted()) fail(kit, refusal)
  }
}

/** A figure that could not be renewed stays, unless the transfer itself is refused. */
function fail(kit: Kit, refusal: unknown): void {
  const { feeStatus } = selectSendFields(kit.store.get())
  if (refusal === undefined && feeStatus === 'ready') return
  updateSend(kit, { feeStatus: 'failed', fee: undefined, bounds: undefined, arrives: undefined, refusal })
}

function accept(kit: Kit, { fee, deposit, bounds, receivedAmount }: TransferEstimate): void {
  const state = kit.store.get()
  const { token } = selectSend(state)
  const decimals = selectActiveNetwork(state)?.nativeCurrency.decimals ?? 0
  const cost = fee + deposit
  const isAllOfCoin = selectSendFields(state).isMax && token !== undefined && token.address === undefined
  updateSend(kit, {
    fee: formatUnits(cost, decimals),
    feeStatus: 'ready',
    bounds: bounds && {
      least: formatUnits(bounds.minimumToRecipient, decimals),
      keep: formatUnits(bounds.minimumToKeep, decimals),
    },
    arrives: receivedAmount === undefined || !token ? undefined : formatUnits(receivedAmount, decimalsOf(token)),
    refusal: undefined,
    ...(isAllOfCoin && { sendTokenAmount: formatUnits(subtractOrZero(getTokenUnits(token), cost), decimalsOf(token)) }),
  })
}

/** Undefined while something is missing. How much of the whole is asked about does not matter, as long as it can be paid. */
function paramsOf(kit: Kit): EstimateTransferParams | undefined {
  const state = kit.store.get()
  const { isMax, receiverAddress, sendTokenAmount } = selectSendFields(state)
  const { token } = selectSend(state)
  const { address } = selectAccount(state)
  const network = selectActiveNetwork(state)
  if (!token || !network || address === undefined) return undefined
  const isAllOfCoin = isMax && token.address === undefined
  const to = receiverAddress ?? (isAllOfCoin ? address : undefined)
  const value = isAllOfCoin ? 1n : toBaseUnits(sendTokenAmount, decimalsOf(token))
  if (to === undefined || value === undefined || value === 0n || value > getTokenUnits(token)) return undefined
  const isLeast = isRequestedAmount(selectSendFields(state))
  return { address, to, value, tokenAddress: tokenAddressOf(token), decimals: decimalsOf(token), isLeast, network }
}

function keyOf(kit: Kit, { to, value, tokenAddress }: EstimateTransferParams): string {
  const state = kit.store.get()
  const { isMax } = selectSendFields(state)
  return [selectAccount(state).caipAddress, tokenAddress, to, value, isMax].join('/')
}
