const PREFIX = 'bowline-demo:'

/** What the wallets remember, in the page's storage; where it is refused they forget. */
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

/** Whether a change of the page's storage is one of the wallets'. */
export function isWalletsKey(key: string | null): boolean {
  return key?.startsWith(PREFIX) === true
}
