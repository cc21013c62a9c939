import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { Checkbox } from './checkbox.js'
import { ExternalLink } from './external-link.js'
import { ScrollArea } from './scroll-area.js'
import { SearchField } from './search-field.js'
import { Tabs } from './tabs.js'

test('R-FLOW-05 Escape clears the search field first, and passes on when it is empty', async () => {
  const user = userEvent.setup()
  const escaped = jest.fn()
  function Search() {
    const [value, setValue] = useState('')
    return <SearchField label="Search networks" clearLabel="Clear search" value={value} onValueChange={setValue} />
  }
  render(
    <StrictMode>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: represents the dialog that closes on Escape */}
      <div onKeyDown={(event) => event.key === 'Escape' && escaped()}>
        <Search />
      </div>
    </StrictMode>,
  )
  const field = screen.getByRole('searchbox', { name: 'Search networks' })
  await user.type(field, 'base')
  await user.keyboard('{Escape}')
  expect(field).toHaveValue('')
  expect(escaped).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(escaped).toHaveBeenCalledTimes(1)
  await user.type(field, 'op')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

test('R-FLOW-21 tabs have one Tab stop and arrow keys; a single tab renders its panel only', async () => {
  const user = userEvent.setup()
  const items = [
    { value: 'tokens', label: 'Tokens', panel: 'All tokens' },
    { value: 'nfts', label: 'NFTs', panel: 'All NFTs' },
  ] as const
  function View() {
    const [value, setValue] = useState<'tokens' | 'nfts'>('tokens')
    return <Tabs label="Assets" items={items} value={value} onValueChange={setValue} />
  }
  const { rerender } = render(<View />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Tokens' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'NFTs', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All NFTs')
  rerender(<Tabs label="Assets" items={items.slice(0, 1)} value="tokens" onValueChange={() => {}} />)
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.getByText('All tokens')).toBeInTheDocument()
})

test('R-VIEW-12 a checkbox toggles on its whole label, and its name includes the links', async () => {
  const user = userEvent.setup()
  const changed = jest.fn()
  render(
    <Checkbox onCheckedChange={changed}>
      I agree to the <ExternalLink href="https://a.example/terms">Terms</ExternalLink>
    </Checkbox>,
  )
  await user.click(screen.getByText('I agree to the'))
  expect(changed).toHaveBeenLastCalledWith(true)
  await user.keyboard(' ')
  expect(changed).toHaveBeenLastCalledWith(false)
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('I agree to the Terms')
})

test('R-VIEW-10 a scroll area fades at edges with more content', () => {
  render(<ScrollArea aria-label="Wallets">rows</ScrollArea>)
  const area = screen.getByLabelText('Wallets')
  Object.defineProperties(area, { scrollHeight: { value: 900 }, clientHeight: { value: 470 } })
  fireEvent.scroll(area, { target: { scrollTop: 0 } })
  expect(area).toHaveAttribute('data-more-after')
  expect(area).not.toHaveAttribute('data-more-before')
  fireEvent.scroll(area, { target: { scrollTop: 200 } })
  expect(area).toHaveAttribute('data-more-before')
  fireEvent.scroll(area, { target: { scrollTop: 430 } })
  expect(area).not.toHaveAttribute('data-more-after')
})

test('R-FLOW-05 Escape that ends an IME composition keeps the search text', () => {
  const changed = jest.fn()
  render(<SearchField label="Search" clearLabel="Clear" value="ba" onValueChange={changed} />)
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true })
  expect(changed).not.toHaveBeenCalled()
})

test('R-FLOW-05 a field with text to clear has `data-escape`', () => {
  const { rerender } = render(<SearchField label="Search" clearLabel="Clear" value="ba" onValueChange={() => {}} />)
  expect(screen.getByRole('searchbox')).toHaveAttribute('data-escape')
  rerender(<SearchField label="Search" clearLabel="Clear" value="" onValueChange={() => {}} />)
  expect(screen.getByRole('searchbox')).not.toHaveAttribute('data-escape')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('R-VIEW-12 a disabled search field cannot be cleared', () => {
  render(<SearchField label="Search" clearLabel="Clear" value="ba" onValueChange={() => {}} disabled />)
  expect(screen.getByRole('searchbox')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled()
})
