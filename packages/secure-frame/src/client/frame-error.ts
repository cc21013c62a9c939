import { RPC_CODES } from '../protocol/rpc-codes.js'

/** Code of a request that failed, or that the frame answered with an error. */
export type FrameErrorCode =
  | 'frame/aborted'
  | 'frame/answered'
  | 'frame/invalid-request'
  | 'frame/load-failed'
  | 'frame/refused'
  | 'frame/timeout'
  | 'frame/too-many'
  | 'frame/no-response'
  | 'frame/unavailable'

/** Reason why the frame could not be used. Each raises an alert. */
export type FrameFailure = 'iframe_load_failed' | 'iframe_request_timeout' | 'frame_unavailable' | 'unverified_domain'

/** Further details of a failed request. */
export type FrameErrorDetails = {
  readonly reason?: string | undefined
  readonly rpcCode?: number | undefined
  /** True when the request needed an approval or sends a transaction, and certainly nothing was signed or sent. */
  readonly isUnsent?: boolean | undefined
}

/**
 * A request that failed. `reason` is the frame's reason (such as `otp_wrong`) or the failure that ended the request;
 * `rpcCode` is the code that a wallet would use. `frame/no-response` means that a transaction may have been sent. The
 * message is suitable for users; for an aborted GET_FARCASTER_URI it is empty and never shown.
 */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: FrameErrorCode
  readonly reason: string | undefined
  readonly rpcCode: number | undefined
  /** "Transaction rejected" (EIP-1474) when nothing was signed or sent, for callers that check nested error codes. */
  readonly info: { readonly code: number } | undefined

  constructor(code: FrameErrorCode, message: string, { reason, rpcCode, isUnsent = false }: FrameErrorDetails = {}) {
    super(message)
    this.code = code
    this.reason = reason
    this.rpcCode = rpcCode
    this.info = isUnsent ? { code: RPC_CODES.rejected } : undefined
  }
}
