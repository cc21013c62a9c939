import { CLIENT_CODES } from './client-codes.js'

/** JSON-RPC and EIP-1193 error codes that the frame and its client use. */
export const RPC_CODES = {
  ...CLIENT_CODES,
  unauthorized: 4100,
  chainNotConnected: 4901,
  unknownChain: 4902,
  walletDeclined: 5000,
  unknownCapability: 5700,
  batchIdTaken: 5720,
  unknownBatch: 5730,
  batchTooLarge: 5740,
  alreadyAsked: -32002,
  malformed: -32600,
  unknownMethod: -32601,
} as const

/** Machine-readable reasons that the frame adds to some errors. */
export const FRAME_REASONS = [
  'unverified_domain',
  'otp_wrong',
  'otp_dead',
  'otp_wait',
  'session_expired',
  'logged_out',
  'login_window',
] as const
/** Machine-readable reason of a frame error. */
export type FrameReason = (typeof FRAME_REASONS)[number]
