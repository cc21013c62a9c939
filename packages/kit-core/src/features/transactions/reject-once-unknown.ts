/**
 * Runs an action that sends. The returned promise rejects as soon as the outcome is unknown; the action continues, and
 * records the outcome once it is known. Source: spec R-SEND-161.
 */
export function rejectOnceUnknown<Value>(run: (onUnknown: (error: unknown) => void) => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    run(reject).then(resolve, reject)
  })
}
