import * as headless from './headless.js'
import * as main from './index.js'

test('R-REACT-02 R-REACT-03 the public names of the package', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "AccountButton",
      "BalanceUnavailableError",
      "ConnectButton",
      "IdentityUnavailableError",
      "KitButton",
      "KitEmbed",
      "KitProvider",
      "KitProviderMissingError",
      "NetworkButton",
      "useAction",
      "useKit",
      "useKitAccount",
      "useKitActivity",
      "useKitBalance",
      "useKitConnect",
      "useKitConnections",
      "useKitDisconnect",
      "useKitEvent",
      "useKitIdentity",
      "useKitModal",
      "useKitNetwork",
      "useKitPortfolio",
      "useKitProvider",
      "useKitSignIn",
      "useKitState",
      "useKitTheme",
      "useKitWalletInfo",
      "useKitWallets",
    ]
  `)
})

test('R-REACT-08 the public names of the headless entry: hooks and a provider, nothing that draws', () => {
  expect(Object.keys(headless).sort()).toMatchInlineSnapshot(`
    [
      "BalanceUnavailableError",
      "IdentityUnavailableError",
      "KitProvider",
      "KitProviderMissingError",
      "useAction",
      "useKit",
      "useKitAccount",
      "useKitActivity",
      "useKitBalance",
      "useKitConnect",
      "useKitConnections",
      "useKitDisconnect",
      "useKitEvent",
      "useKitIdentity",
      "useKitModal",
      "useKitNetwork",
      "useKitPortfolio",
      "useKitProvider",
      "useKitSignIn",
      "useKitState",
      "useKitTheme",
      "useKitWalletInfo",
      "useKitWallets",
    ]
  `)
})
