/** Calls code of a wallet and returns its result; undefined when it throws. */
export function ignoreErrors<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
