/** What a request ends with when it is not answered, or answered with a refusal. */
export type FrameErrorCode =
  | 'frame/aborted'
  | 'frame/answered'
  | 'frame/invalid-request'
  | 'frame/load-failed'
  | 'frame/refused'
  | 'frame/timeout'
  | 'frame/too-many'
  | 'frame/unavailable'

/** Why the frame could not be used; each raises an alert. */
export type FrameFault = 'iframe_load_failed' | 'iframe_request_timeout' | 'frame_unavailable'

/** Facts of a failed request beside its code. */
export type FrameErrorFacts = { readonly reason?: string | undefined; readonly rpcCode?: number | undefined }

/**
 * A request that failed. `reason` is the frame's word for why (`otp_wrong`), or the fault that ended it; `rpcCode` the number
 * a wallet would give. Its message is fit for people; that of an aborted GET_FARCASTER_URI is empty, since nobody is to see it.
 */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: FrameErrorCode
  readonly reason: string | undefined
  readonly rpcCode: number | undefined

  constructor(code: FrameErrorCode, message: string, { reason, rpcCode }: FrameErrorFacts = {}) {
    super(message)
    this.code = code
    this.reason = reason
    this.rpcCode = rpcCode
  }
}
