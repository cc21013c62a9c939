import type { Kit } from '../../kit.js'

/** Whether what is answered of an address may still be kept: what is kept of an account that is left has been cleared. */
export function createCacheGuard(kit: Kit, { address }: { readonly address: string }): () => boolean {
  const wasOwn = isOwn(kit, address)
  return () => !wasOwn || isOwn(kit, address)
}

function isOwn({ store }: Kit, address: string): boolean {
  const accounts = Object.values(store.get().accounts).flatMap(({ allAccounts }) => allAccounts)
  return accounts.some((account) => account.address.toLowerCase() === address.toLowerCase())
}
