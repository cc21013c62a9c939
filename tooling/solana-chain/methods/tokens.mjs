// @ts-check
/** Methods about SPL tokens, of both token programs. */
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import * as z from 'zod'
import { accountJson } from '../encoding/account.mjs'
import { tokenAmountJson } from '../encoding/token-amount.mjs'
import { accountConfigSchema, addressSchema } from '../params.mjs'
import { invalidParams } from '../rpc-error.mjs'
import { mintOf, multiplierOf, TOKEN_2022_ADDRESS, tokenOf } from '../tokens.mjs'
import { withContext } from './context.mjs'

const filterSchema = z.union([z.object({ mint: addressSchema }), z.object({ programId: addressSchema })])

/** @type {import('./methods.mjs').MethodGroup} */
export const tokenMethods = (ledger) => {
  /** @param {import('@solana/kit').Address} address */
  function mintAt(address) {
    const account = ledger.look(address)
    const mint = account && mintOf(account)
    if (account === undefined || mint === undefined) throw invalidParams('Invalid param: could not find mint')
    return { ...mint, programAddress: account.programAddress, multiplier: multiplierOf(account, ledger.look) }
  }

  /** @param {z.infer<typeof filterSchema>} filter */
  function programOf(filter) {
    if ('mint' in filter) return mintAt(filter.mint).programAddress
    if (filter.programId !== TOKEN_PROGRAM_ADDRESS && filter.programId !== TOKEN_2022_ADDRESS) {
      throw invalidParams('Invalid param: unrecognized Token program id')
    }
    return filter.programId
  }

  return {
    getTokenAccountsByOwner([owner, filter, config]) {
      const [asked, given] = [filterSchema.parse(filter), accountConfigSchema.parse(config)]
      const wanted = addressSchema.parse(owner)
      const found = ledger.programAccounts(programOf(asked)).filter((account) => {
        const token = tokenOf(account)
        return token?.owner === wanted && (!('mint' in asked) || token.mint === asked.mint)
      })
      return withContext(
        ledger,
        found.map((each) => ({ pubkey: each.address, account: accountJson(each, given, ledger.look) })),
      )
    },
    getTokenAccountBalance([address]) {
      const account = ledger.look(addressSchema.parse(address))
      if (account === undefined) throw invalidParams('Invalid param: could not find account')
      const token = tokenOf(account)
      if (token === undefined) throw invalidParams('Invalid param: not a Token account')
      const { decimals, multiplier } = mintAt(token.mint)
      return withContext(ledger, tokenAmountJson(token.amount, decimals, multiplier))
    },
    getTokenSupply([address]) {
      const { supply, decimals, multiplier } = mintAt(addressSchema.parse(address))
      return withContext(ledger, tokenAmountJson(supply, decimals, multiplier))
    },
  }
}
