import type { MockChainResponse } from '../mock-chain.js'

/** The mock data service rejects a request: the HTTP status and the message of its response. */
export class RejectedRequest extends Error {
  override readonly name = 'RejectedRequest'
  readonly status: number

  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }

  /** Returns the error response in the services' format. Source: spec R-API-44. */
  toResponse(): MockChainResponse {
    const reasons = [{ name: 'mock', description: this.message }]
    return { status: this.status, body: JSON.stringify({ status: 'FAILURE', reasons }) }
  }
}
