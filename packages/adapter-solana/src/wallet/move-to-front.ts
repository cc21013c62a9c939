import type { ConnectionAccount } from '@bowline/kit-core'

/** Moves the account with the address to the front. Returns the list unchanged when no account has it. */
export function moveToFront(
  accounts: readonly ConnectionAccount[],
  address: string | undefined,
): readonly ConnectionAccount[] {
  const active = accounts.find((account) => account.address === address)
  return active === undefined ? accounts : [active, ...accounts.filter((account) => account !== active)]
}
