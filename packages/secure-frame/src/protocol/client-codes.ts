/** JSON-RPC and EIP-1193 error codes that the page's client knows; the frame uses `RPC_CODES`, which has them too. */
export const CLIENT_CODES = {
  declined: 4001,
  notOffered: 4200,
  disconnected: 4900,
  rejected: -32003,
  tooMany: -32005,
  badParams: -32602,
  internal: -32603,
} as const
