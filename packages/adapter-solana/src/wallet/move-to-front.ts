import type { ConnectionAccount } from '@bowline/kit-core'

/** Makes the account with the address the active one, which is the first. Returns the list unchanged when no account has it. */
export function moveToFront(
  accounts: readonly ConnectionAccount[],
  address: string | undefined,
): readonly ConnectionAccount[] {
  const active = accounts.find((account) => account.address === address)
  return active === undefined ? accounts : [active, ...accounts.filter((account) => account !== active)]
}
