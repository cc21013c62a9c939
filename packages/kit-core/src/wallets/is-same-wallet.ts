/**
 * Whether two findings are one wallet: by rdns if both have one, else by explorer id if both have one, else by name.
 *
 * Source  spec R-CONN-06
 */

/** What a wallet is known by. */
export type WalletIdentity = {
  readonly name: string
  readonly rdns?: string | undefined
  readonly explorerId?: string | undefined
}

/** Whether two findings are one wallet. */
export function isSameWallet(one: WalletIdentity, other: WalletIdentity): boolean {
  if (one.rdns && other.rdns) return sameText(one.rdns, other.rdns)
  if (one.explorerId && other.explorerId) return one.explorerId === other.explorerId
  return sameText(one.name, other.name)
}

/**
 * Whether a wallet is hidden.
 *
 * In      excluded  explorer ids, rdns or names
 * Source  spec R-CONN-08
 */
export function isExcludedWallet(
  { id, name, rdns, explorerId }: WalletIdentity & { readonly id: string },
  excluded: readonly string[],
): boolean {
  return excluded.some(
    (entry) => entry === id || entry === explorerId || sameText(entry, name) || (rdns && sameText(entry, rdns)),
  )
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
