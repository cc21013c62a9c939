import { RPC_CODES } from '../protocol/rpc-codes.js'

/** What a request ends with when it is not answered, or answered with a refusal. */
export type FrameErrorCode =
  | 'frame/aborted'
  | 'frame/answered'
  | 'frame/invalid-request'
  | 'frame/load-failed'
  | 'frame/refused'
  | 'frame/timeout'
  | 'frame/too-many'
  | 'frame/unanswered'
  | 'frame/unavailable'

/** Why the frame could not be used; each raises an alert. */
export type FrameFailure = 'iframe_load_failed' | 'iframe_request_timeout' | 'frame_unavailable' | 'unverified_domain'

/** Details of a failed request besides its code. */
export type FrameErrorDetails = {
  readonly reason?: string | undefined
  readonly rpcCode?: number | undefined
  /** The request needed an approval or sends a transaction, and it is certain that nothing was signed or sent. */
  readonly isUnsent?: boolean | undefined
}

/**
 * A request that failed. `reason` is the frame's word for why (`otp_wrong`), or the fault that ended it; `rpcCode` is the code a
 * wallet would use. `frame/unanswered` means that a transaction may have been sent. The message is fit for people; that of an
 * aborted GET_FARCASTER_URI is empty, since it is never shown.
 */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: FrameErrorCode
  readonly reason: string | undefined
  readonly rpcCode: number | undefined
  /** "Transaction rejected" (EIP-1474) where nothing was signed or sent, found by callers that read an error's nested codes. */
  readonly info: { readonly code: number } | undefined

  constructor(code: FrameErrorCode, message: string, { reason, rpcCode, isUnsent = false }: FrameErrorDetails = {}) {
    super(message)
    this.code = code
    this.reason = reason
    this.rpcCode = rpcCode
    this.info = isUnsent ? { code: RPC_CODES.rejected } : undefined
  }
}
