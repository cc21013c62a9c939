/**
 * Runs an action that sends. The returned promise rejects as soon as the outcome is unknown; the action goes on, and takes in the
 * outcome when that becomes known. Source: spec R-SEND-161.
 */
export function rejectOnceUnknown<Value>(run: (onUnknown: (error: unknown) => void) => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    run(reject).then(resolve, reject)
  })
}
