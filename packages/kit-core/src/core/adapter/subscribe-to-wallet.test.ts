import { subscribeToWallet } from '../../adapter.js'

const fail = () => {
  throw new Error('trap')
}

test('R-ADPT-03 a wallet is heard by its method until the hearing is ended', () => {
  const heard: unknown[] = []
  const wallet = {
    name: 'wallet',
    on(...params: readonly unknown[]) {
      heard.push(this.name, ...params)
      return () => heard.push('end')
    },
  }
  subscribeToWallet(wallet, 'on', 'change', 7)()
  expect(heard).toEqual(['wallet', 'change', 7, 'end'])
})

test.each([
  ['has no such method', {}],
  ['is none', undefined],
  ['throws when it is read', new Proxy({}, { get: fail })],
  ['throws when it is heard', { on: fail }],
  ['throws when the hearing ends', { on: () => fail }],
  ['answers something else', { on: () => 'x' }],
])('R-ADPT-03 a wallet that %s tells nothing, and its fault stays its own', (_, wallet) => {
  expect(() => subscribeToWallet(wallet, 'on')()).not.toThrow()
})
