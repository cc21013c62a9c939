import type { MockChainResponse } from '../mock-chain.js'

/** A request that a mock service rejects, with its status and message. */
export class RejectedRequest extends Error {
  override readonly name = 'RejectedRequest'
  readonly status: number

  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }

  /** Returns the error response in the services' format. Source: spec R-API-44. */
  answer(): MockChainResponse {
    const reasons = [{ name: 'mock', description: this.message }]
    return { status: this.status, body: JSON.stringify({ status: 'FAILURE', reasons }) }
  }
}
