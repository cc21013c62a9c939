const PREFIX = 'bowline-demo:'

/** The wallets' store, in the page's storage; if it is blocked nothing is stored. */
export const pageStorage = {
  get(key: string) {
    try {
      return window.localStorage.getItem(PREFIX + key) ?? undefined
    } catch {
      return undefined
    }
  },
  set(key: string, value: string) {
    try {
      window.localStorage.setItem(PREFIX + key, value)
    } catch {
      return
    }
  },
  remove(key: string) {
    try {
      window.localStorage.removeItem(PREFIX + key)
    } catch {
      return
    }
  },
}

/** Whether a storage change belongs to the wallets. */
export function isWalletsKey(key: string | null): boolean {
  return key?.startsWith(PREFIX) === true
}
