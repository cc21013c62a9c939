'use client'

/**
 * A transfer from the active account: its fields, the first problem with them, and sending it.
 *
 * Out     tokensStatus   status of the list of tokens that can be sent
 *         problem        the first field that is missing or wrong; undefined when the transfer is complete
 *         mutate         sends; `error` is its error. When the user rejects in the wallet, its code is `send/declined`
 * Source  R-REACT-03 to 08, R-SEND-05 to 16, R-SEND-29 to 35
 */

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
  setSendRecipient,
  setSendToken,
  switchToRecipientNetwork,
  watchSend,
} from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useWatch } from '../kit/use-watch.js'
import { getSendPhase, type SendPhase } from '../views/send/wallet-send/send-phase.js'

/** State of a transfer, and functions to fill it in. */
export type UseKitSendReturnType = SendState & {
  readonly tokensStatus: SendPhase
  readonly problem: SendProblem | undefined
  readonly setToken: (token: TokenBalance | undefined) => void
  /** Sets the text as it is typed. */
  readonly setAmount: (text: string) => void
  /** Sets the whole balance; for the native token, less the fee. */
  readonly setMax: () => void
  /** Sets the recipient as it is typed: an address, a name, or a format that other apps use. */
  readonly setRecipient: (text: string) => void
  /** Confirms that the user compared the recipient with `lookalike`. */
  readonly confirmLookalike: () => void
  /** Confirms that the user also wants the name's Ethereum address on this network. */
  readonly confirmOtherNetwork: () => void
  /** Confirms a fee that is higher than the amount. */
  readonly confirmFee: () => void
  /** Switches to the recipient's network, when `recipientIssue` names it by its id. */
  readonly switchToRecipientNetwork: () => Promise<void>
  readonly clear: () => void
  /** Fetches the tokens again after a failure. Sends no request within 30 s of a failure. */
  readonly refetch: () => void
  /** Sends with the given params; fields fill in the rest. Resolves to undefined when nothing was sent. Never rejects. */
  readonly mutate: (params?: SendParams) => Promise<{ hash: string } | undefined>
  readonly error: unknown
  readonly isPending: boolean
}

const selectIsConnected = ({ lifecycle, connect }: KitState) =>
  lifecycle !== 'booting' && connect.status === 'connected'

/** Sends tokens. Fetches the tokens and estimates the fee while a component uses the hook. */
export function useKitSend(): UseKitSendReturnType {
  const kit = useKit()
  const send = useKitState(selectSend)
  const problem = useKitState(selectSendProblem)
  const tokensStatus = useKitState((state) => getSendPhase(kit, state))
  const isConnected = useKitState(selectIsConnected)
  const {
    run: mutate,
    status,
    error,
  } = useAction((target, params: SendParams | undefined) => sendToken(target, params))

  useWatch(watchSend, isConnected)

  const actions = useMemo(
    () => ({
      setToken: (token: TokenBalance | undefined) => setSendToken(kit, token),
      setAmount: (text: string) => setSendAmount(kit, text),
      setMax: () => setSendMax(kit),
      setRecipient: (text: string) => setSendRecipient(kit, text),
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
