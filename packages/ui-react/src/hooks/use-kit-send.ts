/**
 * A transfer from the active account: what is filled in, what is missing, and sending it.
 *
 * Out     tokensStatus   how the tokens that can be sent stand
 *         problem        what is missing or wrong, the first of it; without one the transfer is whole
 *         mutate         what it failed with is `error`; a refusal in the wallet is one with the code `send/declined`
 * Source  R-REACT-03 to 08, R-SEND-05 to 16, R-SEND-29 to 35
 */
'use client'

import type { KitState, SendProblem, SendState, TokenBalance } from '@bowline/kit-core'
import { selectSend, selectSendProblem } from '@bowline/kit-core'
import {
  clearSend,
  confirmFee,
  confirmLookalike,
  confirmOtherNetwork,
  refetchSendTokens,
  type SendParams,
  sendToken,
  setSendAmount,
  setSendMax,
  setSendReceiver,
  setSendToken,
  switchToRecipientNetwork,
  watchSend,
} from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useWatch } from '../kit/use-watch.js'
import { type SendPhase, sendPhaseOf } from '../views/wallet-send/send-phase.js'

/** A transfer, and what fills it in. */
export type UseKitSendReturnType = SendState & {
  readonly tokensStatus: SendPhase
  readonly problem: SendProblem | undefined
  readonly setToken: (token: TokenBalance | undefined) => void
  /** Takes the text as it is typed. */
  readonly setAmount: (text: string) => void
  /** All there is; of the coin itself less the fee. */
  readonly setMax: () => void
  /** Takes a receiver as it is typed: an address or a name, or a form that other apps write. */
  readonly setReceiver: (text: string) => void
  /** The visitor has compared the receiver with `lookalike`. */
  readonly confirmLookalike: () => void
  /** The visitor means the address that the name has on Ethereum, here too. */
  readonly confirmOtherNetwork: () => void
  /** The user goes by a fee that is more than the amount. */
  readonly confirmFee: () => void
  /** Leads to the network that the receiver is on, where `receiverFault` names one by its id. */
  readonly switchToRecipientNetwork: () => Promise<void>
  readonly clear: () => void
  /** Reads the tokens again, after they could not be read. Within 30 s of a failure nothing is asked. */
  readonly refetch: () => void
  /** Has the wallet send what is named, and of what is filled in the rest; undefined when nothing was sent. Never rejects. */
  readonly mutate: (params?: SendParams) => Promise<{ hash: string } | undefined>
  readonly error: unknown
  readonly isPending: boolean
}

const selectIsConnected = ({ lifecycle, connect }: KitState) =>
  lifecycle !== 'booting' && connect.status === 'connected'

/** Sends. The tokens are read, and the fee is estimated, while a component that uses it is there. */
export function useKitSend(): UseKitSendReturnType {
  const kit = useKit()
  const send = useKitState(selectSend)
  const problem = useKitState(selectSendProblem)
  const tokensStatus = useKitState((state) => sendPhaseOf(kit, state))
  const isConnected = useKitState(selectIsConnected)
  const { run: mutate, status, error } = useAction((asked, params: SendParams | undefined) => sendToken(asked, params))

  useWatch(watchSend, isConnected)

  const actions = useMemo(
    () => ({
      setToken: (token: TokenBalance | undefined) => setSendToken(kit, token),
      setAmount: (text: string) => setSendAmount(kit, text),
      setMax: () => setSendMax(kit),
      setReceiver: (text: string) => setSendReceiver(kit, text),
      confirmLookalike: () => confirmLookalike(kit),
      confirmOtherNetwork: () => confirmOtherNetwork(kit),
      confirmFee: () => confirmFee(kit),
      switchToRecipientNetwork: () => switchToRecipientNetwork(kit),
      clear: () => clearSend(kit),
      refetch: () => refetchSendTokens(kit),
    }),
    [kit],
  )
  const isPending = send.loading || status === 'running'
  return useMemo(
    () => ({ ...send, ...actions, tokensStatus, problem, mutate, error, isPending }),
    [send, actions, tokensStatus, problem, mutate, error, isPending],
  )
}
