// @ts-check
/** A node's error. The codes are those of JSON-RPC and of Solana's own nodes. */
export class RpcError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   * @param {unknown} [data]
   */
  constructor(code, message, data) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

/** @param {string} message */
export const invalidParams = (message) => new RpcError(-32602, message)
