import { isSupportedOn, NAMESPACES } from '../../index.js'

test('R-CONST-38 R-ACCT-01 R-ACCT-02 supports each feature only on its own families', () => {
  const on = (feature: Parameters<typeof isSupportedOn>[0]) => NAMESPACES.filter((name) => isSupportedOn(feature, name))
  expect(on('balances')).toEqual(['eip155', 'solana'])
  expect(on('names')).toEqual(['eip155'])
  expect(on('onramp')).toEqual(['eip155', 'solana'])
  expect(on('activity')).toEqual(['eip155'])
  expect(on('swaps')).toEqual(['eip155'])
  expect(on('send')).toEqual(['eip155', 'solana'])
  expect(on('embeddedWallet')).toEqual(['eip155', 'solana'])
})
