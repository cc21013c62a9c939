/**
 * Sends an RPC request of an adapter to the embedded wallet. Methods that need the user's approval open ApproveTransaction.
 *
 * In      isOver  whether the session has ended
 * Out     the response of the frame; `eth_chainId` is answered without the frame
 * Throws  RpcNotAllowedError; otherwise an error with an EIP-1193 code whose cause is the kit's error. Without a response
 *         after the approval, the code is -32603 and the cause is not an error of the kit: the request may have been sent
 * Source  spec R-FRAME-36 to 43, R-FRAME-69, R-STACK-07 to 10, R-ERR-13; EIP-1193
 */

import { isKitError } from '../../base/errors/kit-error.js'
import type { PairedRequest } from '../../core/adapter/transport.js'
import type { Kit } from '../../kit.js'
import { open } from '../../navigation/open.js'
import { showToast } from '../../navigation/toast.js'
import { abortApprovals } from './abort-approvals.js'
import { approve } from './approve.js'
import { EmbeddedWalletError } from './auth-errors.js'
import { LAST_USED_NETWORK_KEY } from './embedded-storage-keys.js'
import { ActionNotAllowedError, RpcNotAllowedError } from './errors.js'
import { isFrameError } from './is-frame-error.js'
import { loadFrameCode } from './load-frame.js'
import { requestFrame } from './request-frame.js'

const NOT_ALLOWED_DELAY_MS = 300
const DECLINED = 4001
const UNAUTHORIZED = 4100
const DISCONNECTED = 4900
const INTERNAL = -32603

/** EIP-1193 codes for errors of the kit. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['auth/login-lost', UNAUTHORIZED],
  ['auth/frame-load', DISCONNECTED],
  ['request/aborted', DECLINED],
])

/** The `request` method of the embedded wallet's session. */
export async function requestThroughFrame(
  kit: Kit,
  { caipNetworkId, method, params, signal }: PairedRequest,
  isOver: () => boolean,
): Promise<unknown> {
  if (method === 'eth_chainId') return hexChainId(kit.storage.get(LAST_USED_NETWORK_KEY) ?? caipNetworkId)
  const { getRpcKind } = await loadFrameCode()
  if (isOver()) throw coded('The embedded wallet is not connected', UNAUTHORIZED)
  const kind = getRpcKind(method)
  if (kind === 'unsupported') return rejectMethod(kit, method)
  const request = async () => {
    try {
      return await requestFrame(kit, 'RPC_REQUEST', { method, params, chainId: caipNetworkId }, signal)
    } catch (error) {
      throw walletErrorOf(error)
    }
  }
  return kind === 'safe' ? request() : approve(kit, request, caipNetworkId)
}

/** Rejects a method without a frame request, and aborts the approvals open in the frame. */
function rejectMethod(kit: Kit, method: string): never {
  const error = new RpcNotAllowedError(method)
  if (!kit.store.get().modal.open) open(kit).catch(() => {})
  kit.log.error(error.message, method)
  abortApprovals(kit)
  kit.timers.start('approval/not-allowed', NOT_ALLOWED_DELAY_MS, () => {
    showToast(kit, { message: new ActionNotAllowedError(), variant: 'error' })
  })
  throw error
}

function walletErrorOf(error: unknown): unknown {
  if (!isKitError(error)) return error
  const { cause } = error
  const isFrameResponse = error instanceof EmbeddedWalletError && isFrameError(cause) && cause.rpcCode !== undefined
  return isFrameResponse
    ? coded(cause.message, cause.rpcCode, cause)
    : coded(error.message, CODES.get(error.code) ?? INTERNAL, error)
}

function coded(message: string, code: number, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code })
}

function hexChainId(caipNetworkId: string): string {
  return `0x${BigInt(caipNetworkId.split(':')[1] ?? 0).toString(16)}`
}
