import { sandbox, transfer } from '../../test/sandbox-fixture.js'

describe('R-ADPT-03 the sandbox wallet rejects invalid inputs before it prompts the user', () => {
  test.each([
    ['no input', () => []],
    ['no account', () => [{ message: new Uint8Array(1) }]],
    ['a message that is text', (account: unknown) => [{ account, message: 'hello' }]],
  ])('rejects a message request with %s', async (_, inputs) => {
    const { made, ask, person, open } = await sandbox()
    await open()
    const asked = ask('solana:signMessage', 'signMessage', ...inputs(made.wallet.accounts[0]))
    await expect(asked).rejects.toMatchObject({ code: -32602 })
    expect(person.prompts).toHaveLength(1)
  })

  test('rejects transactions that are unreadable, of another signer, of an unsupported version, or for another chain', async () => {
    const { made, ask, person, open, alice, bob } = await sandbox({ transactionVersions: ['legacy'] })
    await open()
    const [account] = made.wallet.accounts
    const sign = (transaction: Uint8Array, named?: string) =>
      ask('solana:signTransaction', 'signTransaction', { account, transaction, ...(named && { chain: named }) })
    await expect(sign(new Uint8Array([0]))).rejects.toMatchObject({ code: -32602 })
    await expect(sign(await transfer(bob, 1n, 'legacy'))).rejects.toMatchObject({ code: -32602 })
    await expect(sign(await transfer(alice, 1n, 0))).rejects.toMatchObject({ code: -32602 })
    await expect(sign(await transfer(alice, 1n, 'legacy'), 'solana:devnet')).rejects.toMatchObject({ code: 4901 })
    expect(person.prompts).toHaveLength(1)
  })
})
