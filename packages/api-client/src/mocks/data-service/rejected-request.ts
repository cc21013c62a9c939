import type { MockChainResponse } from '../mock-chain.js'

/** A question that a mock service refuses, and the words it does so with. */
export class RejectedRequest extends Error {
  override readonly name = 'RejectedRequest'
  readonly status: number

  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }

  /** The refusal in the form of the services. Source: spec R-API-44. */
  answer(): MockChainResponse {
    const reasons = [{ name: 'mock', description: this.message }]
    return { status: this.status, body: JSON.stringify({ status: 'FAILURE', reasons }) }
  }
}
