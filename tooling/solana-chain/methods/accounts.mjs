// @ts-check
/** Methods about accounts. */
import * as z from 'zod'
import { accountJson } from '../encoding/account.mjs'
import { accountConfigSchema, addressSchema } from '../params.mjs'
import { withContext } from './context.mjs'

const MAX_ACCOUNTS = 100

/** @type {import('./methods.mjs').MethodGroup} */
export const accountMethods = (ledger) => {
  /** @type {(address: import('@solana/kit').Address, config: import('../params.mjs').AccountConfig) => unknown} */
  const infoOf = (address, config) => {
    const account = ledger.look(address)
    return account ? accountJson(account, config, ledger.look) : null
  }

  return {
    getBalance: ([address]) => withContext(ledger, ledger.look(addressSchema.parse(address))?.lamports ?? 0n),
    getAccountInfo: ([address, config]) =>
      withContext(ledger, infoOf(addressSchema.parse(address), accountConfigSchema.parse(config))),
    getMultipleAccounts([addresses, config]) {
      const asked = z.array(addressSchema).max(MAX_ACCOUNTS, `Too many inputs provided; max ${MAX_ACCOUNTS}`)
      const given = accountConfigSchema.parse(config)
      const base64 = { ...given, encoding: given?.encoding ?? /** @type {const} */ ('base64') }
      return withContext(
        ledger,
        asked.parse(addresses).map((address) => infoOf(address, base64)),
      )
    },
  }
}
