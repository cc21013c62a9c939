import { type Kit, selectAccount } from '@bowline/kit-core'

/** Writes the active account into the page's title, now and whenever it changes. Returns a function that stops it. */
export function showAccount(kit: Kit): () => void {
  const show = (address: string | undefined) => {
    document.title = address ?? 'Not connected'
  }
  show(selectAccount(kit.getState()).address)
  return kit.subscribe((state) => selectAccount(state).address, show)
}
