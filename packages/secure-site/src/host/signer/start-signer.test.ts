import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  bytesToHex,
  hexToBytes,
  recoverAddress,
  recoverMessageAddress,
  recoverTypedDataAddress,
  serializeTransaction,
  stringToBytes,
} from 'viem'
import { startSignerLine } from '../../../test/signer-connection.js'
import { toBase64Url } from '../../bytes/base64url.js'
import { randomId } from '../../bytes/random-id.js'
import { sealedVaultSchema, walletAddressesSchema } from '../vault/sealed-vault.js'
import { openByEscrow } from '../vault/vault.js'
import type { Proposal } from './signer.js'
import { createSignerClient, type SignerClient } from './signer-client.js'
import { SIGNER_IDLE_MS } from './start-signer.js'
import { deviceSlotResponseSchema, proposedSchema, signatureSchema } from './worker-messages.js'

const share = () => crypto.getRandomValues(new Uint8Array(32))
const createDeviceKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

const clients: SignerClient[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

function startClient() {
  const line = startSignerLine()
  const client = createSignerClient(line.port)
  clients.push(client)
  return { ...line, client }
}

async function createWallet() {
  const { client, ...line } = startClient()
  const escrow = { auth: share(), vault: share() }
  const sealed = await client.request({ type: 'create', walletId: randomId(), escrow }, sealedVaultSchema)
  const propose = (proposal: Proposal) => client.request({ type: 'propose', ...proposal }, proposedSchema)
  const sign = (digest: string) => client.request({ type: 'sign', digest }, signatureSchema)
  return { ...line, client, escrow, sealed, propose, sign }
}

const typedData = {
  types: {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Mail: [{ name: 'contents', type: 'string' }],
  },
  primaryType: 'Mail',
  domain: { name: 'Post' },
  message: { contents: 'Hello' },
} as const

describe('R-FRAME-38 signing of proposals with the key of the shown address', () => {
  test('R-FRAME-38 signs an EVM message, typed data and an EVM transaction', async () => {
    const { sealed, propose, sign } = await createWallet()
    const { eip155 } = sealed.addresses

    const message = await propose({ kind: 'evm-message', bytes: stringToBytes('Hello') })
    const signedMessage = bytesToHex(await sign(message.digest))
    expect(await recoverMessageAddress({ message: 'Hello', signature: signedMessage })).toBe(eip155)

    const typed = await propose({ kind: 'evm-typed-data', bytes: stringToBytes(JSON.stringify(typedData)) })
    const signedTyped = bytesToHex(await sign(typed.digest))
    expect(await recoverTypedDataAddress({ ...typedData, signature: signedTyped })).toBe(eip155)

    const unsigned = serializeTransaction({
      chainId: 1,
      nonce: 7,
      gas: 21_000n,
      maxFeePerGas: 5n,
      to: eip155,
      value: 1n,
    })
    const transaction = await propose({ kind: 'evm-transaction', bytes: hexToBytes(unsigned) })
    const signature = bytesToHex(await sign(transaction.digest))
    expect(await recoverAddress({ hash: `0x${transaction.digest.slice(2)}`, signature })).toBe(eip155)
  })

  test('R-FRAME-38 signs a Solana message and a Solana transaction', async () => {
    const { sealed, propose, sign } = await createWallet()
    for (const kind of ['solana-message', 'solana-transaction'] as const) {
      const bytes = stringToBytes(`to be signed: ${kind}`)
      const signature = await sign((await propose({ kind, bytes })).digest)
      expect(ed25519.verify(signature, bytes, base58.decode(sealed.addresses.solana))).toBe(true)
    }
  })

  test('signs only proposed digests, each once', async () => {
    const { propose, sign } = await createWallet()
    await expect(sign(`0x${'11'.repeat(32)}`)).rejects.toThrow('This was not proposed')
    const { digest } = await propose({ kind: 'evm-message', bytes: stringToBytes('once') })
    await sign(digest)
    await expect(sign(digest)).rejects.toThrow('This was not proposed')
  })

  test('rejects bytes that do not match their kind', async () => {
    const { propose } = await createWallet()
    const asTransaction = (bytes: Uint8Array) => propose({ kind: 'evm-transaction', bytes })
    const asTypedData = (text: string) => propose({ kind: 'evm-typed-data', bytes: stringToBytes(text) })
    await expect(asTransaction(Uint8Array.of(0x19, 1, 2))).rejects.toThrow('This cannot be signed')
    await expect(asTransaction(Uint8Array.of(4, 0xc0))).rejects.toThrow('This cannot be signed')
    await expect(asTransaction(new Uint8Array())).rejects.toThrow('This cannot be signed')
    await expect(asTypedData('{')).rejects.toThrow('This cannot be signed')
    await expect(asTypedData('{"types":{}}')).rejects.toThrow('This cannot be signed')
    await expect(propose({ kind: 'evm-message', bytes: new Uint8Array(300_000) })).rejects.toThrow()
  })
})

describe('opening the vault again', () => {
  test('opens by its escrow and by its device, and with no other shares', async () => {
    const { client, sealed, escrow } = await createWallet()
    const device = { slot: `device:${'d'.repeat(43)}`, share: share(), key: await createDeviceKey() }
    const { slot, secret } = await client.request({ type: 'add-device', device }, deviceSlotResponseSchema)
    const known = { ...sealed, slots: { ...sealed.slots, [device.slot]: slot } }

    const { client: other } = startClient()
    const byEscrow = { type: 'open-by-escrow', sealed: known } as const
    const byDevice = { type: 'open-by-device', sealed: known, secret } as const
    expect(await other.request({ ...byEscrow, escrow }, walletAddressesSchema)).toEqual(sealed.addresses)
    expect(await other.request({ ...byDevice, device }, walletAddressesSchema)).toEqual(sealed.addresses)

    const message = 'Couldn’t open the wallet'
    const openWith = (auth: Uint8Array, vault: Uint8Array) =>
      other.request({ ...byEscrow, escrow: { auth, vault } }, walletAddressesSchema)
    await expect(openWith(escrow.vault, escrow.auth)).rejects.toThrow(message)
    await expect(openWith(escrow.auth, share())).rejects.toThrow(message)
    await expect(openWith(escrow.auth, new Uint8Array())).rejects.toThrow(message)
    const otherShare = { ...device, share: share() }
    await expect(other.request({ ...byDevice, device: otherShare }, walletAddressesSchema)).rejects.toThrow(message)
    const otherKey = { ...device, key: await createDeviceKey() }
    await expect(other.request({ ...byDevice, device: otherKey }, walletAddressesSchema)).rejects.toThrow(message)
    const moved = { ...known, addresses: { ...known.addresses, solana: '1'.repeat(32) } }
    const asMoved = other.request({ ...byEscrow, sealed: moved, escrow }, walletAddressesSchema)
    await expect(asMoved).rejects.toThrow(message)
  })
})

test('never sends a key, the vault key or a share in any encoding', async () => {
  const { client, sealed, escrow, said, propose, sign } = await createWallet()
  const device = { slot: `device:${'d'.repeat(43)}`, share: share(), key: await createDeviceKey() }
  await client.request({ type: 'add-device', device }, deviceSlotResponseSchema)
  await client.request({ type: 'open-by-escrow', sealed, escrow }, walletAddressesSchema)
  for (const kind of ['evm-message', 'solana-message'] as const) {
    await sign((await propose({ kind, bytes: stringToBytes('Hello') })).digest)
  }
  await sign('0x').catch(() => undefined)
  expect(said).toHaveLength(8)

  const { keys, vaultKey } = await openByEscrow(sealed, escrow)
  const spoken = said.map((message) =>
    JSON.stringify(message, (_, value) => (value instanceof Uint8Array ? bytesToHex(value) : value)),
  )
  for (const secret of [keys.evm, keys.solana, vaultKey, escrow.auth, escrow.vault, device.share]) {
    for (const text of [
      bytesToHex(secret).slice(2),
      toBase64Url(secret),
      base58.encode(secret),
      btoa(String.fromCharCode(...secret)),
    ]) {
      expect(spoken.join('\n')).not.toContain(text)
    }
  }
})

describe('the end of the signer', () => {
  test('signs nothing after it has ended', async () => {
    const { client, propose, sign } = await createWallet()
    const { digest } = await propose({ kind: 'evm-message', bytes: stringToBytes('late') })
    client.close()
    await expect(sign(digest)).rejects.toThrow('The signer has ended')
    expect(client.isOpen()).toBe(false)
  })

  test('ends after 15 minutes without a request', async () => {
    jest.useFakeTimers({
      advanceTimers: false,
      doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
    })
    try {
      const { client, propose, sign } = await createWallet()
      jest.advanceTimersByTime(SIGNER_IDLE_MS - 1)
      const { digest } = await propose({ kind: 'evm-message', bytes: stringToBytes('in time') })
      jest.advanceTimersByTime(SIGNER_IDLE_MS - 1)
      expect(client.isOpen()).toBe(true)
      jest.advanceTimersByTime(1)
      await expect(sign(digest)).rejects.toThrow('The signer has ended')
      expect(client.isOpen()).toBe(false)
    } finally {
      jest.useRealTimers()
    }
  })
})
