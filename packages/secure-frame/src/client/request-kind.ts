/**
 * How the client treats a request to the frame: how long it waits, whether the user approves it, whether it may be sent again to
 * another frame, and its message when aborted.
 *
 * Source  R-FRAME-12, 13, 15, 35, 37, 38; security.md §5
 */
import type { FrameRequestName } from '../protocol/request-names.js'
import { getRpcKind, type RpcKind } from '../protocol/rpc-lists.js'

/** How the client treats a request. */
export type RequestKind = {
  /** Defined for RPC requests only. */
  readonly rpc: RpcKind | undefined
  /** Waits for a frame as long as that takes, not 20 s. */
  readonly hasNoTimeout: boolean
  /** Must get its response within 30 s. */
  readonly isLogin: boolean
  /** The user approves it, in the secure site's window or with a passkey: a signature, a transaction or a change of email; or leaves
   *  the page to log in. */
  readonly needsApproval: boolean
  /** Changes nothing, so it is sent again, once, after the frame died. */
  readonly isRead: boolean
  /** Sends an already signed transaction, without asking the user. */
  readonly isBroadcast: boolean
  /** Signs or sends something, so repeating it may cost twice. */
  readonly isSending: boolean
  /** The response is a signature in hex. */
  readonly isSigning: boolean
  readonly abortText: string
}

const WAITING_FOR_EVER: readonly FrameRequestName[] = ['SYNC_DAPP_DATA', 'SYNC_THEME', 'SET_PREFERRED_ACCOUNT']
const LOGINS: readonly FrameRequestName[] = [
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
]
const READS: readonly FrameRequestName[] = [
  'IS_CONNECTED',
  'GET_USER',
  'GET_CHAIN_ID',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'SYNC_DAPP_DATA',
  'SYNC_THEME',
]

const SIGNING: readonly string[] = ['personal_sign', 'eth_signTypedData_v4']

export function getRequestKind(name: FrameRequestName, payload: unknown): RequestKind {
  const method = name === 'RPC_REQUEST' ? methodOf(payload) : undefined
  const rpc = method === undefined ? undefined : getRpcKind(method)
  const isBroadcast = method === 'eth_sendRawTransaction'
  return {
    rpc,
    hasNoTimeout: WAITING_FOR_EVER.includes(name),
    isLogin: LOGINS.includes(name),
    needsApproval: rpc === 'approval' || name === 'UPDATE_EMAIL' || name === 'CONNECT_REDIRECT',
    isRead: READS.includes(name) || (rpc === 'safe' && !isBroadcast),
    isBroadcast,
    isSending: rpc === 'approval' || isBroadcast,
    isSigning: method !== undefined && SIGNING.includes(method),
    abortText: abortTextOf(name),
  }
}

function abortTextOf(name: FrameRequestName): string {
  if (name === 'RPC_REQUEST') return 'Request was aborted'
  return name === 'GET_FARCASTER_URI' ? '' : 'Something went wrong'
}

function methodOf(payload: unknown): string {
  const isRecord = typeof payload === 'object' && payload !== null
  return isRecord && 'method' in payload && typeof payload.method === 'string' ? payload.method : ''
}
