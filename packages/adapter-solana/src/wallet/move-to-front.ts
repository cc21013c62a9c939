import type { ConnectionAccount } from '@bowline/kit-core'

/** Accounts with the one of an address first; as they are where none has it. */
export function withFirst(
  accounts: readonly ConnectionAccount[],
  address: string | undefined,
): readonly ConnectionAccount[] {
  const active = accounts.find((account) => account.address === address)
  return active === undefined ? accounts : [active, ...accounts.filter((account) => account !== active)]
}
