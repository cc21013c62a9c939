// @ts-check
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { generateKeyPairSigner, getSignatureFromTransaction, sendAndConfirmTransactionFactory } from '@solana/kit'
import { startSolanaChain } from './index.mjs'
import { clientOf, SOL, TextSocket, until } from './test-clients.mjs'

/** @type {import('./solana-chain.d.mts').SolanaChain} */
let chain
/** @type {ReturnType<typeof clientOf>} */
let client
before(async () => {
  chain = await startSolanaChain()
  client = clientOf(chain)
})
after(() => chain.close())

describe('a subscription', () => {
  test('notifies a signature subscription once, and closes it', async () => {
    const payer = await client.funded()
    const transaction = await client.signed(payer, [client.transfer(payer, payer.address, SOL)])
    const signature = getSignatureFromTransaction(transaction)
    const socket = new TextSocket(chain.wsUrl)
    await socket.opened
    socket.send({ jsonrpc: '2.0', id: 1, method: 'signatureSubscribe', params: [signature] })
    const { result: subscription } = await socket.next()
    await client.send(transaction)
    const reported = await socket.next()
    assert.equal(reported.method, 'signatureNotification')
    assert.deepEqual([reported.params.subscription, reported.params.result.value], [subscription, { err: null }])
    chain.advance()
    socket.send({ jsonrpc: '2.0', id: 2, method: 'signatureUnsubscribe', params: [subscription] })
    assert.equal((await socket.next()).error.code, -32602)
    socket.send({ jsonrpc: '2.0', id: 3, method: 'signatureSubscribe', params: [signature] })
    assert.equal((await socket.next()).id, 3)
    assert.deepEqual((await socket.next()).params.result.value, { err: null })
    assert.equal(socket.unread(), 0)
    await socket.close()
  })

  test('supports kit’s way of sending', async () => {
    const payer = await client.funded()
    const { address: to } = await generateKeyPairSigner()
    const sendAndConfirm = sendAndConfirmTransactionFactory(client)
    const transaction = await client.signed(payer, [client.transfer(payer, to, SOL)])
    await sendAndConfirm(transaction, { commitment: 'confirmed' })
    assert.equal(await client.balance(to), SOL)
  })

  test('notifies an account subscription of each change of that account only', async () => {
    const { address: to } = await generateKeyPairSigner()
    const ended = new AbortController()
    const changes = await client.rpcSubscriptions
      .accountNotifications(to, { encoding: 'base64' })
      .subscribe({ abortSignal: ended.signal })
    const reader = changes[Symbol.asyncIterator]()
    const [first, second] = [reader.next(), reader.next()]
    await client.funded()
    await chain.airdrop({ to, lamports: SOL })
    await client.funded()
    await chain.airdrop({ to, lamports: 2n * SOL })
    const reported = [(await first).value?.value.lamports, (await second).value?.value.lamports]
    ended.abort()
    assert.deepEqual(reported, [SOL, 3n * SOL])
  })

  test('ends with its socket, and every socket ends with the chain', async () => {
    const own = await startSolanaChain()
    const sockets = [new TextSocket(own.wsUrl), new TextSocket(own.wsUrl)]
    await Promise.all(sockets.map((socket) => socket.opened))
    assert.equal(own.connections(), 2)
    await sockets[0]?.close()
    await until(() => own.connections() === 1)
    const closed = sockets[1]?.closed
    await own.close()
    await closed
  })
})
