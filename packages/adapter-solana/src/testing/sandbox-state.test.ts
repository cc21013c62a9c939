import { getAddressEncoder } from '@solana/kit'
import { sandbox } from '../../test/sandbox-fixture.js'

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    get: (key: string) => entries.get(key),
    set: (key: string, value: string) => void entries.set(key, value),
    remove: (key: string) => void entries.delete(key),
  }
}

describe('R-ADPT-12 accounts of the sandbox wallet', () => {
  test('shares accounts after approval and never prompts for a silent connection', async () => {
    const { made, ask, person, open, alice, bob } = await sandbox()
    expect(await ask('standard:connect', 'connect', { silent: true })).toEqual({ accounts: [] })
    expect(person.prompts).toEqual([])
    await open()
    expect(made.wallet.accounts.map((account) => account.address)).toEqual([alice, bob])
    expect(Buffer.from(made.wallet.accounts[0]?.publicKey ?? [])).toEqual(
      Buffer.from(getAddressEncoder().encode(alice)),
    )
    expect(await open()).toEqual({ accounts: made.wallet.accounts })
    expect(await ask('standard:connect', 'connect', { silent: true })).toEqual({ accounts: made.wallet.accounts })
    expect(person.prompts.map(({ kind }) => kind)).toEqual(['connect'])
  })

  test('shares no account when the user rejects', async () => {
    const { made, person, open } = await sandbox()
    person.say = false
    await expect(open()).rejects.toMatchObject({ code: 4001 })
    expect(made.wallet.accounts).toEqual([])
  })

  test('emits one change event per change of accounts and keeps the account objects', async () => {
    const { made, ask, open, alice, bob } = await sandbox()
    const emitted: unknown[] = []
    const off = made.wallet.features['standard:events']?.on('change', ({ accounts }) =>
      emitted.push(accounts?.map((account) => account.address)),
    )
    await open()
    const [first] = made.wallet.accounts
    made.setAccounts([bob, alice])
    expect(made.wallet.accounts[1]).toBe(first)
    made.setAccounts([bob])
    made.lock()
    made.unlock()
    await ask('standard:disconnect', 'disconnect')
    expect(emitted).toEqual([[alice, bob], [bob, alice], [bob], [], [bob], []])
    await open()
    off?.()
    made.disconnect()
    expect(emitted).toHaveLength(7)
  })

  test('shares locked accounts when a connection is approved', async () => {
    const { made, person, open, alice, bob } = await sandbox()
    await open()
    made.lock()
    await open()
    expect(made.wallet.accounts.map((account) => account.address)).toEqual([alice, bob])
    expect(person.prompts.map(({ kind }) => kind)).toEqual(['connect', 'connect'])
  })

  test('updates the chains of the accounts when the chains of the wallet change', async () => {
    const { made, open } = await sandbox()
    await open()
    const emitted: unknown[] = []
    made.wallet.features['standard:events']?.on('change', ({ chains }) => emitted.push(chains))
    made.setChains(['solana:devnet'])
    expect(emitted).toEqual([['solana:devnet']])
    expect([made.wallet.chains, made.wallet.accounts[0]?.chains]).toEqual([['solana:devnet'], ['solana:devnet']])
  })

  test('restores accounts after a reload, and in another tab after `follow`', async () => {
    const storage = memoryStorage()
    const here = await sandbox({ storage })
    const there = await sandbox({ storage })
    const emitted: unknown[] = []
    there.made.wallet.features['standard:events']?.on('change', ({ accounts }) =>
      emitted.push(accounts?.map((account) => account.address)),
    )
    await here.open()
    here.made.setAccounts([here.bob])
    there.made.follow()
    there.made.follow()
    expect(emitted).toEqual([[here.bob]])
    const after = await sandbox({ storage })
    expect(after.made.wallet.accounts.map((account) => account.address)).toEqual([here.bob])
    here.made.forget()
    expect((await sandbox({ storage })).made.wallet.accounts).toEqual([])
  })

  test.each(['', '[]', '{"isConnected":1}', '{'])(
    'R-STORE-13 starts as a new wallet when the stored state is %j',
    async (junk) => {
      const storage = memoryStorage()
      storage.set('sandbox.solana.Sandbox Wallet', junk)
      expect((await sandbox({ storage })).made.wallet.accounts).toEqual([])
    },
  )
})
