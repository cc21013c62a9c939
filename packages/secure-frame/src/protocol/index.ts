export { FRAME_PREFIX, SECURE_SDK_VERSION } from './constants.js'
export { isCaip2, localeSchema } from './fields.js'
export {
  type ConfirmApproval,
  createFrameEndpoint,
  type FrameEndpoint,
  type FrameEndpointOptions,
  type RequestHandlers,
  RequestRejectedError,
} from './frame-endpoint.js'
export { type FrameErrorPayload, type FrameEventPayload, frameType } from './frame-messages.js'
export type { ForbiddenMessage, HelloMessage, ReadyMessage } from './handshake-messages.js'
export { type InitMessage, parseInitMessage } from './init-message.js'
export { isWithinLimits } from './limits.js'
export type { FrameRequestPayload } from './payloads.js'
export type { FramePort } from './port.js'
export type { FrameRequestName } from './request-names.js'
export type { FrameResponse } from './response-schemas.js'
export { type FrameReason, RPC_CODES } from './rpc-codes.js'
export { getRpcKind, type RpcKind } from './rpc-lists.js'
export { plainObject, tryParse } from './schema-helpers.js'
