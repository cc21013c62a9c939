import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { Row } from './row.js'
import { type RovingFocusOptions, useRovingFocus } from './use-roving-focus.js'

type ListProps = RovingFocusOptions & {
  names: readonly string[]
  off?: readonly string[]
  onPick?: (name: string) => void
}

function List({ names, off = [], onPick, ...options }: ListProps) {
  const roving = useRovingFocus<HTMLDivElement>(options)
  return (
    <div role="toolbar" aria-label="Wallets" {...roving}>
      {names.map((name) => (
        <Row key={name} title={name} disabled={off.includes(name)} onClick={() => onPick?.(name)} />
      ))}
    </div>
  )
}

const show = (props: ListProps) => render(<List {...props} />, { wrapper: StrictMode })
const row = (name: string) => screen.getByRole('button', { name })

test('R-VIEW-17 R-VIEW-131 Tab stops at each row of a list; arrows, Home and End move; Enter and Space select', async () => {
  const user = userEvent.setup()
  const picked = jest.fn()
  show({ names: ['A', 'B', 'C'], onPick: picked })
  await user.tab()
  expect(row('A')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(row('B')).toHaveFocus()
  await user.keyboard('{End}')
  expect(row('C')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(row('C')).toHaveFocus()
  await user.keyboard('{Enter} ')
  expect(picked.mock.calls).toEqual([['C'], ['C']])
  await user.keyboard('{Home}')
  expect(row('A')).toHaveFocus()
  await user.tab()
  expect(row('B')).toHaveFocus()
  await user.tab({ shift: true })
  expect(row('A')).toHaveFocus()
})

test('R-VIEW-17 R-VIEW-131 a toolbar has one Tab stop', async () => {
  const user = userEvent.setup()
  show({ names: ['A', 'B', 'C'], orientation: 'horizontal' })
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(row('B')).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
})

test('R-VIEW-17 a toolbar keeps its Tab stop where the user left it, and moves it when that item is removed', async () => {
  const user = userEvent.setup()
  const { rerender } = show({ names: ['A', 'B', 'C'], orientation: 'horizontal' })
  await user.tab()
  await user.keyboard('{ArrowRight}')
  await user.tab()
  await user.tab()
  expect(row('B')).toHaveFocus()
  await user.tab()
  rerender(<List names={['A', 'C']} orientation="horizontal" />)
  await user.tab()
  expect(row('A')).toHaveFocus()
})

test('R-VIEW-17 arrow keys skip disabled rows', async () => {
  const user = userEvent.setup()
  show({ names: ['A', 'B', 'C'], off: ['A', 'B'] })
  await user.tab()
  expect(row('C')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(row('C')).toHaveFocus()
})

test('R-HOST-12 horizontal arrow keys follow the reading direction', async () => {
  const user = userEvent.setup()
  show({ names: ['A', 'B', 'C'], orientation: 'horizontal' })
  screen.getByRole('toolbar').style.direction = 'rtl'
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(row('B')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(row('A')).toHaveFocus()
})

test('R-VIEW-17 keys with a modifier keep their default behavior', async () => {
  const user = userEvent.setup()
  show({ names: ['A', 'B'] })
  await user.tab()
  await user.keyboard('{Control>}{ArrowDown}{/Control}{Alt>}{End}{/Alt}')
  expect(row('A')).toHaveFocus()
})
