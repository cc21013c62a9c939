import { type ConnectMethod, currentRoute } from '@bowline/kit-core'
import { setFeatures } from '@bowline/kit-core/actions'
import { bitcoin, solana } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { LEGAL, NO_LOGIN, row } from '../../../../test/views/connect-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const email = () => screen.queryByRole('combobox', { name: 'Email' })
const socials = () => screen.queryByRole('toolbar', { name: 'Social logins' })
const wallets = () => screen.queryByRole('list', { name: 'Wallets' })
const dividers = () => document.querySelectorAll('[data-part="divider"]')

/** Content of the view, from top to bottom. */
function order(): readonly string[] {
  const found = [
    ['email', email()],
    ['social', socials()],
    ['wallet', wallets()],
    ...[...dividers()].map((divider) => ['or', divider] as const),
  ] as const
  return found
    .flatMap(([name, node]) => (node === null ? [] : [{ name, node }]))
    .sort((a, b) => (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ name }) => name)
}

test.each<[readonly ConnectMethod[], readonly string[]]>([
  [
    ['email', 'social', 'wallet'],
    ['email', 'social', 'or', 'wallet'],
  ],
  [
    ['wallet', 'email', 'social'],
    ['wallet', 'or', 'email', 'social'],
  ],
  [
    ['social', 'wallet', 'email'],
    ['social', 'or', 'wallet', 'or', 'email'],
  ],
])(
  'R-VIEW-06 R-CFG-43 shows the methods in the order %p, with labelled dividers next to the wallets',
  async (given, shown) => {
    await showView({ options: { features: { connectMethodsOrder: given } } })
    expect(order()).toEqual(shown)
    for (const divider of dividers()) expect(divider).toHaveTextContent('or')
  },
)

test('R-VIEW-06 R-CFG-44 auto shows the wallets first when one is installed', async () => {
  await showView({ options: { features: { connectMethodsOrder: 'auto' } } })
  expect(order()).toEqual(['wallet', 'or', 'email', 'social'])
})

test('R-VIEW-06 shows no divider with methods of a single kind', async () => {
  const { unmount } = await showView({ options: { features: NO_LOGIN } })
  expect(order()).toEqual(['wallet'])
  unmount()
  await showView({ options: { enableWallets: false } })
  expect(order()).toEqual(['email', 'social'])
  expect(screen.queryByText('No connection method is enabled')).not.toBeInTheDocument()
})

test('R-CFG-19 R-CFG-20 email and social logins follow their features', async () => {
  const { kit } = await showView({ options: { features: { email: false } } })
  expect(order()).toEqual(['social', 'or', 'wallet'])
  act(() => setFeatures(kit, { email: true, socials: false }))
  expect(order()).toEqual(['email', 'or', 'wallet'])
})

test('R-CONN-75 shows only wallets when the app has no chain that the embedded wallet supports', async () => {
  const { unmount } = await showView({
    adapter: mockAdapter({ namespace: 'bip122' }),
    options: { networks: [bitcoin] },
  })
  expect(order()).toEqual(['wallet'])
  unmount()
  await showView({ adapter: mockAdapter({ namespace: 'solana' }), options: { networks: [solana] } })
  expect(order()).toEqual(['email', 'social', 'or', 'wallet'])
})

test('R-VIEW-19 shows six social tiles next to an email field, and a full-width first login without one', async () => {
  const { kit, user, unmount } = await showView()
  const names = () => [...(socials()?.querySelectorAll('button') ?? [])].map((tile) => tile.getAttribute('aria-label'))
  expect(names()).toEqual([
    'Continue with Google',
    'Continue with X',
    'Continue with Discord',
    'Continue with Farcaster',
    'Continue with GitHub',
    'More social logins',
  ])
  await user.click(row('More social logins'))
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectSocials')
  unmount()
  await showView({ options: { features: { email: false, socials: ['google', 'x'] } } })
  expect(screen.getByText('Continue with Google')).toBeVisible()
  expect(names()).toEqual(['Continue with X'])
})

test('R-FLOW-03 R-VIEW-17 the tiles are one Tab stop with arrow keys between them', async () => {
  const { user } = await showView()
  row('Continue with Google').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(row('Continue with Discord')).toHaveFocus()
  await user.keyboard('{End}')
  expect(row('More social logins')).toHaveFocus()
  expect(
    [...document.querySelectorAll('[role="toolbar"] button')].map((tile) => tile.getAttribute('tabindex')),
  ).toEqual(['-1', '-1', '-1', '-1', '-1', '0'])
})

test('R-VIEW-12 disables every method until the user agrees to the terms', async () => {
  const { user } = await showView({ options: { ...LEGAL, features: { legalCheckbox: true } } })
  expect(email()).toBeDisabled()
  expect(email()).toHaveAccessibleDescription('Agree to the terms to continue')
  expect(socials()).toHaveAccessibleDescription('Agree to the terms to continue')
  for (const tile of socials()?.querySelectorAll('button') ?? []) {
    expect(tile).toBeDisabled()
    expect(tile).toHaveAttribute('aria-disabled', 'true')
  }
  await user.click(screen.getByRole('checkbox'))
  expect(email()).toBeEnabled()
  expect(row('Continue with Google')).toBeEnabled()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 R-HEAD-06 Connect with all methods passes an accessibility check in the %s theme',
  async (theme) => {
    const { user, unmount } = await showView({ theme })
    await user.type(screen.getByRole('combobox'), 'anna@')
    expect(screen.getByRole('listbox', { name: 'Suggested emails' })).toBeVisible()
    expect(await violations()).toEqual([])
    unmount()
    await showView({ theme, locale: 'ar', options: { features: { email: false } } })
    expect(await violations()).toEqual([])
  },
)
