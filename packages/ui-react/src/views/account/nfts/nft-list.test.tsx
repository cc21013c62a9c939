import { connect, ready } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { wholeCatalogue } from '../../../../test/page/catalogue.js'
import { coins, createHistory, type HistoryResponse, piece, transaction } from '../../../../test/page/history.js'
import { settle } from '../../../../test/views/history-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { KitProvider } from '../../../kit/kit-provider.js'
import { MessagesContext } from '../../../kit/use-messages.js'
import { NftList } from './nft-list.js'

const nft = (name: string, more: Parameters<typeof transaction>[1] = {}) =>
  transaction(name, { operationType: 'mint', transfers: [piece(name)], ...more })
const names = () => screen.queryAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)
const button = (name: RegExp | string) => screen.getByRole('button', { name })

async function showNfts(
  answers: readonly HistoryResponse[],
  { locale = 'en', isHeld = false, theme = 'dark' as 'dark' | 'light' } = {},
) {
  const history = createHistory(...answers)
  const { kit } = createTestKit({ fetch: history.fetch, options: { networks: [mainnet], themeMode: theme } })
  const release = isHeld ? history.hold() : () => {}
  const messages = await wholeCatalogue(locale)
  const shown = render(
    <StrictMode>
      <KitProvider kit={kit}>
        <MessagesContext.Provider value={messages}>
          <main dir={locale === 'ar' ? 'rtl' : 'ltr'} lang={locale}>
            <h1>NFTs</h1>
            <NftList />
          </main>
        </MessagesContext.Provider>
      </KitProvider>
    </StrictMode>,
  )
  await act(() => ready(kit))
  await act(async () => void (await connect(kit, { connectorId: 'test.wallet.eip155' })))
  await settle()
  return { ...shown, kit, history, release, user: userEvent.setup() }
}

test('R-ACCT-30 lists NFTs of the history without spam and duplicates, newest first, with one request', async () => {
  const { history } = await showNfts([
    {
      data: [
        nft('Knot'),
        transaction('spam', { transfers: [piece('Free', { isSpam: true }), coins('ETH', '1')] }),
        nft('Sheet'),
        transaction('again', { transfers: [piece('Knot')] }),
        transaction('blind', { transfers: [piece('Blind', { preview: '' })] }),
      ],
    },
  ])
  expect(names()).toEqual([expect.stringContaining('Knot'), expect.stringContaining('Sheet')])
  expect(history.asked).toEqual([null])
})

test('R-ACCT-31 a tile shows preview, name and network, and a letter when the image fails', async () => {
  await showNfts([
    { data: [nft('Knot'), nft('Bad', { transfers: [piece('Bad', { preview: 'javascript:alert(1)' })] })] },
  ])
  expect(button(/Knot/)).toHaveTextContent('Ethereum')
  expect(button(/Knot/).querySelector('img')).toHaveAttribute('src', 'https://images.example/Knot.png')
  expect(button(/Bad/).querySelector('img')).not.toBeInTheDocument()
  expect(button(/Bad/).querySelector('[data-letter="B"]')).toBeInTheDocument()
})

test('R-ACCT-31 opening an NFT shows its details and explorer link, and closes the other', async () => {
  const { user } = await showNfts([{ data: [nft('Knot', { hash: '0xabc' }), nft('Sheet', { hash: undefined })] }])
  await user.click(button(/Knot/))
  expect(button(/Knot/)).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Received Mar 1')).toBeVisible()
  const link = screen.getByRole('link', { name: 'View on explorer' })
  expect(link).toHaveAttribute('href', 'https://etherscan.io/tx/0xabc')
  expect(link).toHaveAttribute('target', '_blank')
  await user.click(button(/Sheet/))
  expect(button(/Knot/)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await user.click(button(/Sheet/))
  expect(screen.queryByText('Received Mar 1')).not.toBeInTheDocument()
})

test('R-ACCT-30 shows placeholders while loading, and a text when there are none', async () => {
  const { release } = await showNfts([{ data: [transaction('a')] }], { isHeld: true })
  expect(screen.getByText('Loading NFTs')).toHaveAttribute('role', 'status')
  expect(document.querySelectorAll('[data-part="nft-skeleton"]')).toHaveLength(6)
  release()
  await settle()
  expect(screen.getByText('No NFTs found')).toBeVisible()
})

test('R-ACCT-30 R-VIEW-03 a failure can be retried', async () => {
  const { user, history } = await showNfts([500, { data: [nft('Knot')] }])
  expect(screen.getByText('Couldn’t load NFTs')).toBeVisible()
  await user.click(button('Try again'))
  await settle()
  expect(names()).toHaveLength(1)
  expect(history.asked).toEqual([null, null])
})

test('R-ACCT-30 a press loads earlier activity', async () => {
  const { user, history } = await showNfts([{ data: [transaction('a')], next: 'c1' }, { data: [nft('Knot')] }])
  expect(names()).toEqual([])
  await user.click(button('Look further back'))
  await settle()
  expect(history.asked).toEqual([null, 'c1'])
  expect(names()).toHaveLength(1)
  expect(screen.getByText('These are all the NFTs in your activity', { selector: 'p' })).toBeVisible()
})

test('R-ACCT-31 untrusted names show as text, and a missing name is replaced', async () => {
  await showNfts([
    {
      data: ['<img src=x onerror=alert(1)>', '\u3164', '\u202egnirts'].map((name) =>
        nft(name, { transfers: [piece(name, { preview: `https://images.example/${name.length}` })] }),
      ),
    },
  ])
  expect(document.querySelector('[onerror]')).not.toBeInTheDocument()
  expect(names()).toEqual([
    expect.stringContaining('<img src=x onerror=alert(1)>'),
    expect.stringContaining('Unnamed NFT'),
    expect.stringContaining('gnirts'),
  ])
  expect(document.body.textContent).not.toContain('\u202e')
})

test('R-ACCT-31 R-FLOW-25 arrow keys, Home and End move in two directions, and the details open below their line', async () => {
  const { user } = await showNfts([{ data: ['A', 'B', 'C', 'D', 'E'].map((name) => nft(name)) }])
  const focused = () => document.activeElement?.textContent?.[0]
  act(() => button(/^A/).focus())
  const walk = async (...keys: string[]) => {
    const at: unknown[] = []
    for (const key of keys) {
      await user.keyboard(`{${key}}`)
      at.push(focused())
    }
    return at
  }
  expect(await walk('ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'ArrowRight')).toEqual(['B', 'E', 'B', 'C', 'D'])
  await user.keyboard('{Enter}')
  expect(button(/^D/)).toHaveAttribute('aria-expanded', 'true')
  const details = document.getElementById(button(/^D/).getAttribute('aria-controls') ?? '')
  expect(details).toHaveTextContent(/^D.*Received/)
  expect(button(/^E/).compareDocumentPosition(details ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('R-ACCT-31 renders 200 tiles at most out of 1,000 NFTs', async () => {
  await showNfts([{ data: Array.from({ length: 1_000 }, (_, at) => nft(`Knot ${at}`)) }])
  expect(document.querySelectorAll('[data-part="nft"]').length).toBeLessThanOrEqual(200)
  expect(within(screen.getByRole('group')).getAllByRole('button').length).toBeGreaterThan(3)
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 the NFT list passes an accessibility check in the %s theme',
  async (theme) => {
    for (const locale of ['en', 'ar']) {
      const { unmount, user } = await showNfts([{ data: [nft('Knot'), nft('Sheet')], next: 'c1' }], { theme, locale })
      await user.click(button(/Knot/))
      expect(await violations()).toEqual([])
      unmount()
    }
  },
)
