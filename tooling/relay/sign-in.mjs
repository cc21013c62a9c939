// @ts-check
/**
 * Signing in while pairing, as a wallet does it: one signed answer for each account and network that was asked for.
 *
 * In      asked    the page's message, without an account
 *         granted  accounts of the wallet
 * Source  CAIP-74, CAIP-222; @walletconnect/sign-client 2.21.8
 */
const REFUSED = { code: 5000, message: 'User rejected.' }

/**
 * @typedef {object} SignInParams
 * @property {number} id
 * @property {Parameters<import('@walletconnect/sign-client').default['formatAuthMessage']>[0]['request'] & { chains: string[], type?: string }} asked
 * @property {Readonly<Record<string, import('./relay.d.mts').WalletNamespace>>} granted
 * @property {NonNullable<import('./relay.d.mts').WalletPeerParams['onSignIn']>} onSignIn
 */

/**
 * Says yes: the first account signs, for each of the networks.
 *
 * @param {import('@walletconnect/sign-client').default} client
 * @param {SignInParams} params
 */
export async function signIn(client, { id, asked, granted, onSignIn }) {
  const { chains, type: _, ...payload } = asked
  const [first] = granted.eip155?.accounts ?? []
  const address = first?.split(':')[2] ?? ''
  const auths = []
  for (const chain of chains.filter((each) => granted.eip155?.accounts.includes(`${each}:${address}`))) {
    const iss = `did:pkh:${chain}:${address}`
    const message = client.formatAuthMessage({ request: payload, iss })
    const signature = await onSignIn({ address, message })
    auths.push({
      h: { t: /** @type {const} */ ('caip122') },
      p: { ...payload, iss },
      s: { t: /** @type {const} */ ('eip191'), s: signature },
    })
  }
  await client.approveSessionAuthenticate({ id, auths })
}

/**
 * Says no.
 *
 * @param {import('@walletconnect/sign-client').default} client
 * @param {number} id
 */
export async function refuseSignIn(client, id) {
  await client.rejectSessionAuthenticate({ id, reason: REFUSED })
}
