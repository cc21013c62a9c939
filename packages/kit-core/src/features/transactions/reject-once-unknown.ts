/**
 * Runs an action that prompts a wallet to send. The returned promise rejects as soon as it is unknown whether the wallet has
 * sent; the action continues, and records the outcome once it is known. Source: spec R-SEND-161.
 */
export function rejectOnceUnknown<Value>(run: (onUnknown: (error: unknown) => void) => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    run(reject).then(resolve, reject)
  })
}
