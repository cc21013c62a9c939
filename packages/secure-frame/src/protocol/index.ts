export type { FrameAnswer } from './answers.js'
export { FRAME_PREFIX, SECURE_SDK_VERSION } from './constants.js'
export { caip2Schema } from './fields.js'
export {
  type ConfirmApproval,
  createFrameEnd,
  type FrameEnd,
  type FrameEndParts,
  RefusalError,
  type RequestHandlers,
} from './frame-end.js'
export { type FrameEventPayload, type FrameRefusal, frameType } from './frame-messages.js'
export {
  type ForbiddenMessage,
  type HelloMessage,
  type InitMessage,
  initMessageSchema,
  type ReadyMessage,
} from './handshake-messages.js'
export { isWithinLimits } from './limits.js'
export type { FrameRequestPayload } from './payloads.js'
export type { FramePort } from './port.js'
export type { FrameRequestName } from './request-names.js'
export { type FrameReason, RPC_CODES } from './rpc-codes.js'
export { type RpcKind, rpcKindOf } from './rpc-lists.js'
