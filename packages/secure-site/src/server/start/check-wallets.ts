/**
 * Checks that every wallet of the server can be opened by its escrow, unless its escrow is off, as after a restore. It opens none.
 *
 * In      the three stores with their wrapping keys
 * Out     the number of wallets, and a sentence for each vault or share that is missing or cannot be unsealed
 */

import * as z from 'zod/mini'
import { sealedVaultSchema } from '../http/wire-schemas.js'
import type { FrameStore } from '../store/frame-store.js'
import { SHARE_SECTION, type ShareOptions } from '../vault/share-store.js'

const PAGE_SIZE = 500
const accountSchema = z.object({ walletId: z.optional(z.string()) })

/** Checks the wallets. */
export async function checkWallets({
  store,
  ...services
}: {
  readonly store: FrameStore
  readonly auth: ShareOptions
  readonly vault: ShareOptions
}): Promise<{ wallets: number; problems: readonly string[] }> {
  const problems: string[] = []
  let wallets = 0
  for (let after = ''; ; ) {
    const keys = await store.list({ prefix: 'account:', after, limit: PAGE_SIZE })
    for (const key of keys) {
      const account = accountSchema.safeParse(await store.get(key))
      if (account.success && account.data.walletId === undefined) continue
      wallets += 1
      const id = key.slice('account:'.length)
      if (!account.success) problems.push(`The account ${id} cannot be read.`)
      const vault = sealedVaultSchema.safeParse(await store.get(`vault:${id}`))
      if (!vault.success) problems.push(`The vault of the account ${id} is missing.`)
      // The user's passkey or recovery code opens it.
      else if (vault.data.slots.escrow === undefined) continue
      for (const [name, service] of Object.entries(services)) {
        const problem = await checkShare(service, `${name}:${id}`)
        if (problem !== undefined) problems.push(problem)
      }
    }
    if (keys.length < PAGE_SIZE) return { wallets, problems }
    after = keys.at(-1) ?? ''
  }
}

async function checkShare({ store, wrapper }: ShareOptions, name: string): Promise<string | undefined> {
  const wrapped = await store.get(`${SHARE_SECTION}:${name}`)
  if (typeof wrapped !== 'string') return `The share ${name} is missing.`
  try {
    await wrapper.unwrap(wrapped, name)
    return undefined
  } catch {
    return `The share ${name} cannot be unsealed with these keys.`
  }
}
