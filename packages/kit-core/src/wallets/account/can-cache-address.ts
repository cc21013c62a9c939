import type { Kit } from '../../kit.js'

/**
 * Returns a check whether a result about an address may be cached. False once a connected account has disconnected,
 * because its caches have been cleared.
 */
export function createCacheGuard(kit: Kit, { address }: { readonly address: string }): () => boolean {
  const wasOwn = isOwn(kit, address)
  return () => !wasOwn || isOwn(kit, address)
}

function isOwn({ store }: Kit, address: string): boolean {
  const accounts = Object.values(store.get().accounts).flatMap(({ allAccounts }) => allAccounts)
  return accounts.some((account) => account.address.toLowerCase() === address.toLowerCase())
}
