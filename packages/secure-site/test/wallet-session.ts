import { randomId } from '../src/bytes/random-id.js'
import type { FrameSession } from '../src/host/session/frame-session.js'
import { FrameSessionError, notLoggedIn } from '../src/host/session/session-error.js'
import type { Signer, WalletAddresses } from '../src/host/signer/signer.js'
import { createSignerClient, type SignerClient } from '../src/host/signer/signer-client.js'
import { proposedSchema, signatureSchema } from '../src/host/signer/worker-messages.js'
import { sealedVaultSchema, walletAddressesSchema } from '../src/host/vault/sealed-vault.js'
import { startSignerLine } from './signer-connection.js'

/** A signer that runs the worker's code, for a new wallet. */
export async function startWallet(): Promise<Signer> {
  return (await createWallet()).signer
}

/** The same new wallet in two workers, as in two tabs. */
export async function startWalletTwice(): Promise<readonly [Signer, Signer]> {
  const { signer, sealed, escrow } = await createWallet()
  const client = createSignerClient(startSignerLine().port)
  return [
    signer,
    toSigner(client, await client.request({ type: 'open-by-escrow', sealed, escrow }, walletAddressesSchema)),
  ]
}

async function createWallet() {
  const client = createSignerClient(startSignerLine().port)
  const share = () => crypto.getRandomValues(new Uint8Array(32))
  const escrow = { auth: share(), vault: share() }
  const sealed = await client.request({ type: 'create', walletId: randomId(), escrow }, sealedVaultSchema)
  return { signer: toSigner(client, sealed.addresses), sealed, escrow }
}

const toSigner = (client: SignerClient, addresses: WalletAddresses): Signer => ({
  addresses: () => addresses,
  propose: (proposal) => client.request({ type: 'propose', ...proposal }, proposedSchema),
  sign: ({ digest }) => client.request({ type: 'sign', digest }, signatureSchema),
  close: () => client.close(),
})

/** A session of a user who logs in with the code 123456 and signs with that wallet. */
export function createWalletSession(signer: Signer): FrameSession {
  let isConnected = false
  const listeners = new Set<(token: string) => void>()
  const reject = async () => {
    throw new FrameSessionError('Not in this test')
  }
  return {
    connectEmail: async () => ({ action: 'VERIFY_OTP' }),
    connectDevice: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    connectOtp: async ({ otp }) => {
      if (otp !== '123456') throw new FrameSessionError('Wrong code', 'otp_wrong')
      isConnected = true
      for (const listener of listeners) listener('token')
    },
    socialRedirectUri: async () => ({ uri: 'https://login.example' }),
    connectSocial: reject,
    farcasterUri: reject,
    connectFarcaster: reject,
    connectWindow: reject,
    beginRedirect: reject,
    finishRedirect: reject,
    prepareEmailUpdate: async () => ({ current: 'ada@example.org' }),
    updateEmail: async () => ({ action: 'VERIFY_PRIMARY_OTP' }),
    updateEmailPrimaryOtp: reject,
    updateEmailSecondaryOtp: reject,
    user: async ({ namespace }) => {
      if (!isConnected) throw notLoggedIn()
      return { address: signer.addresses()[namespace], email: 'ada@example.org' }
    },
    isConnected: async () => isConnected,
    accountTicket: reject,
    handOver: reject,
    signOut: async () => {
      isConnected = false
      for (const listener of listeners) listener('')
    },
    signer: async () => {
      if (!isConnected) throw notLoggedIn()
      return signer
    },
    passkeys: async () => [],
    onToken: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => signer.close(),
  }
}
