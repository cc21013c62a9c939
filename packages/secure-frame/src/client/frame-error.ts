import { CLIENT_CODES } from '../protocol/client-codes.js'

/** Why a request failed. `frame/error-response`: the frame responded with an error. `frame/unsupported-method`: its RPC method is not allowed. */
export type FrameErrorCode =
  | 'frame/aborted'
  | 'frame/error-response'
  | 'frame/invalid-request'
  | 'frame/load-failed'
  | 'frame/unsupported-method'
  | 'frame/timeout'
  | 'frame/too-many'
  | 'frame/no-response'
  | 'frame/unavailable'

/** Why the frame cannot be used. The kit raises an alert for each. */
export type FrameFailure = 'iframe_load_failed' | 'iframe_request_timeout' | 'frame_unavailable' | 'unverified_domain'

/** Details of a `FrameError`. */
export type FrameErrorDetails = {
  readonly reason?: string | undefined
  readonly rpcCode?: number | undefined
  /** True when the request needed an approval or sends a transaction, and certainly nothing was signed or sent. */
  readonly isUnsent?: boolean | undefined
}

/**
 * Error of a request to the frame. `reason` is the frame's reason (such as `otp_wrong`) or the failure that ended the request;
 * `rpcCode` is the code that a wallet would use. `frame/no-response` means that the request was approved and its response was
 * lost. The message is suitable for users; for an aborted GET_FARCASTER_URI it is empty and never shown.
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
    this.info = isUnsent ? { code: CLIENT_CODES.rejected } : undefined
  }
}
