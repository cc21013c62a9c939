/**
 * How the paired test wallet approves a one-click sign-in: with one signed message for each requested network.
 *
 * In      request    the page's message, without an account
 *         grants   accounts of the wallet; the first EVM account signs
 * Source  CAIP-74, CAIP-222; @walletconnect/sign-client 2.21.8
 */
import type { Client } from './open-client.js'
import type { PairedGrants, PairedWalletOptions } from './paired-wallet.js'

type AuthRequest = Parameters<Client['formatAuthMessage']>[0]['request'] & { chains: string[]; type?: string }

export type SignInParams = {
  readonly id: number
  readonly request: AuthRequest
  readonly grants: PairedGrants
  readonly onSignIn: NonNullable<PairedWalletOptions['onSignIn']>
}

/** Also settles the session. */
export async function signIn(client: Client, { id, request, grants, onSignIn }: SignInParams): Promise<void> {
  const { chains, type: _, ...payload } = request
  const accounts = grants.eip155?.accounts ?? []
  const address = accounts[0]?.split(':')[2] ?? ''
  const auths = []
  for (const chain of chains.filter((each) => accounts.some((account) => account === `${each}:${address}`))) {
    const iss = `did:pkh:${chain}:${address}`
    const message = client.formatAuthMessage({ request: payload, iss })
    const signature = await onSignIn({ address, message })
    auths.push({ h: { t: 'caip122' as const }, p: { ...payload, iss }, s: { t: 'eip191' as const, s: signature } })
  }
  await client.approveSessionAuthenticate({ id, auths })
}
