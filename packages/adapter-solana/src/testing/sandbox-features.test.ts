import {
  getBase58Decoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { balance, bytesAt, CAROL, chain, part, rpc, SOL, sandbox, transfer } from '../../test/sandbox-fixture.js'

describe('R-ADPT-13 the sandbox wallet signs', () => {
  test('signs a message with a signature that verifies when the account is shared', async () => {
    const { made, ask, open, alice } = await sandbox()
    await open()
    const message = new TextEncoder().encode('hello')
    const [account] = made.wallet.accounts
    const answer = await ask('solana:signMessage', 'signMessage', { account, message })
    expect(part(answer, 0, 'signedMessage')).toEqual(message)
    const signature = signatureBytes(bytesAt(answer, 0, 'signature'))
    expect(await verifySignature(await getPublicKeyFromAddress(alice), signature, message)).toBe(true)
  })

  test('signs several transactions in one request, each with its own account, without changing them', async () => {
    const { made, ask, person, open, alice, bob } = await sandbox()
    await open()
    const wires = [await transfer(alice, 1n), await transfer(bob, 2n, 'legacy')]
    const inputs = wires.map((transaction, index) => ({ account: made.wallet.accounts[index], transaction }))
    const answer = await ask('solana:signTransaction', 'signTransaction', ...inputs)
    expect(person.prompts.map(({ kind }) => kind)).toEqual(['connect', 'sign-transaction'])
    for (const [index, signer] of [alice, bob].entries()) {
      const signed = getTransactionDecoder().decode(bytesAt(answer, index, 'signedTransaction'))
      expect(signed.messageBytes).toEqual(getTransactionDecoder().decode(wires[index] ?? new Uint8Array()).messageBytes)
      const signature = signed.signatures[signer]
      if (!signature) throw new Error('Not signed')
      expect(await verifySignature(await getPublicKeyFromAddress(signer), signature, signed.messageBytes)).toBe(true)
    }
  })

  test.each(['legacy', 0] as const)('sends a %s transaction that moves exactly its amount', async (version) => {
    const { made, ask, open, alice } = await sandbox()
    await open()
    await chain.airdrop({ to: alice, lamports: 3n * SOL })
    const [before, mine] = [await balance(CAROL), await balance(alice)]
    const [account] = made.wallet.accounts
    const transaction = await transfer(alice, SOL + 7n, version)
    const input = { account, chain: 'solana:localnet', transaction, options: { preflightCommitment: 'confirmed' } }
    const answer = await ask('solana:signAndSendTransaction', 'signAndSendTransaction', input)
    expect((await balance(CAROL)) - before).toBe(SOL + 7n)
    expect(mine - (await balance(alice))).toBe(SOL + 7n + 5000n)
    const [listed] = await rpc().getSignaturesForAddress(alice, { limit: 1 }).send()
    expect(getBase58Decoder().decode(bytesAt(answer, 0, 'signature'))).toBe(listed?.signature)
  })

  test('passes a transaction with the send options of the app to the `request` option', async () => {
    const sent: unknown[] = []
    const { made, ask, open, alice } = await sandbox({ request: async (...question) => void sent.push(question) })
    await open()
    const [account] = made.wallet.accounts
    const options = { skipPreflight: true, commitment: 'confirmed' }
    const input = { account, chain: 'solana:mainnet', transaction: await transfer(alice, 1n), options }
    await ask('solana:signAndSendTransaction', 'signAndSendTransaction', input)
    const config = { skipPreflight: true, encoding: 'base64' }
    expect(sent).toEqual([['solana:mainnet', 'sendTransaction', [expect.any(String), config]]])
  })

  test('rejects with the error of the node when the node refuses a transaction', async () => {
    const { made, ask, open, bob } = await sandbox()
    await open()
    const transaction = await transfer(bob, 10n ** 15n)
    const input = { account: made.wallet.accounts[1], chain: 'solana:localnet', transaction }
    await expect(ask('solana:signAndSendTransaction', 'signAndSendTransaction', input)).rejects.toMatchObject({
      code: -32002,
      message: expect.stringMatching(/^Transaction simulation failed: /),
    })
  })

  test('signs and sends nothing when the user rejects', async () => {
    const { made, ask, person, open, alice } = await sandbox()
    await open()
    await chain.airdrop({ to: alice, lamports: 2n * SOL })
    const before = await balance(alice)
    person.say = false
    const [account] = made.wallet.accounts
    const [message, transaction] = [new Uint8Array([1]), await transfer(alice, SOL)]
    const refused = { code: 4001, message: 'User rejected the request.' }
    await expect(ask('solana:signMessage', 'signMessage', { account, message })).rejects.toMatchObject(refused)
    await expect(ask('solana:signTransaction', 'signTransaction', { account, transaction })).rejects.toMatchObject(
      refused,
    )
    const input = { account, transaction, chain: 'solana:localnet' }
    await expect(ask('solana:signAndSendTransaction', 'signAndSendTransaction', input)).rejects.toMatchObject(refused)
    expect(person.prompts.slice(1).map(({ kind, address: who }) => [kind, who])).toEqual([
      ['sign-message', alice],
      ['sign-transaction', alice],
      ['send', alice],
    ])
    expect(await balance(alice)).toBe(before)
  })

  test('rejects accounts that are not shared', async () => {
    const { made, ask, person, open } = await sandbox()
    await open()
    const [account] = made.wallet.accounts
    const message = new Uint8Array([1])
    made.lock()
    await expect(ask('solana:signMessage', 'signMessage', { account, message })).rejects.toMatchObject({ code: 4100 })
    made.unlock()
    const stranger = { ...account, address: CAROL }
    await expect(ask('solana:signMessage', 'signMessage', { account: stranger, message })).rejects.toMatchObject({
      code: 4100,
    })
    expect(person.prompts).toHaveLength(1)
  })
})
