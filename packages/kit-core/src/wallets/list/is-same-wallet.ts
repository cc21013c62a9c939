/** The fields that identify a wallet. */
export type WalletIdentity = {
  readonly name: string
  readonly rdns?: string | undefined
  readonly explorerId?: string | undefined
  /** Id in the kit's own directory. */
  readonly slug?: string | undefined
}

/**
 * Whether two records describe the same wallet: by the kit's own id if both have one, else by rdns, else by explorer
 * id, else by name. A wallet's mobile app announces itself by the wallet's rdns plus `.mobile`. Empty names never
 * match.
 *
 * Source  spec R-CONN-06, R-CONN-201
 */
export function isSameWallet(one: WalletIdentity, other: WalletIdentity): boolean {
  if (one.slug && other.slug) return one.slug === other.slug
  if (one.rdns && other.rdns) return sameText(withoutMobile(one.rdns), withoutMobile(other.rdns))
  if (one.explorerId && other.explorerId) return one.explorerId === other.explorerId
  return one.name.trim() !== '' && sameText(one.name, other.name)
}

function withoutMobile(rdns: string): string {
  return rdns.replace(/\.mobile$/i, '')
}

/**
 * Whether the app's configuration names a wallet.
 *
 * In      names  explorer ids, the kit's own ids, connector ids, rdns or names
 * Source  spec R-CONN-08, R-MODAL-64
 */
export function isNamedBy(
  { id, name, rdns, explorerId, slug }: WalletIdentity & { readonly id: string },
  names: readonly string[],
): boolean {
  return names.some(
    (entry) =>
      entry === id ||
      entry === explorerId ||
      entry === slug ||
      sameText(entry, name) ||
      (rdns && sameText(entry, rdns)),
  )
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
