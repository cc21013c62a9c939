import '../../test/page/page-rules.js'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { Tabs } from './tabs.js'

const ITEMS = [
  { value: 'mobile', label: 'Mobile', panel: <button type="button">Open</button> },
  { value: 'web', label: 'Web', panel: 'A page', disabled: true },
  { value: 'qrcode', label: 'QR code', panel: 'A code' },
  { value: 'desktop', label: 'Desktop', panel: 'An app' },
]

function Sample({ count = ITEMS.length }: { count?: number }) {
  const [value, setValue] = useState('mobile')
  return <Tabs label="Ways" items={ITEMS.slice(0, count)} value={value} onValueChange={setValue} />
}

function show(direction: 'ltr' | 'rtl' = 'ltr') {
  render(
    <StrictMode>
      <Sample />
    </StrictMode>,
  )
  // jsdom does not inherit `direction`.
  screen.getByRole('tablist').style.direction = direction
  return userEvent.setup()
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('R-FLOW-08 tabs are one Tab stop, followed by the panel', async () => {
  const user = show()
  await user.tab()
  expect(tab('Mobile')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('R-FLOW-08 arrow keys, Home and End open tabs, skip disabled ones and wrap around', async () => {
  const user = show()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(tab('QR code')).toHaveFocus()
  expect(tab('QR code')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'QR code' })).toHaveTextContent('A code')
  await user.keyboard('{End}')
  expect(screen.getByRole('tabpanel', { name: 'Desktop' })).toHaveTextContent('An app')
  await user.keyboard('{ArrowRight}')
  expect(tab('Mobile')).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(tab('Desktop')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(tab('Mobile')).toHaveFocus()
  expect(tab('Web')).toBeDisabled()
})

test('R-HOST-12 R-FLOW-08 arrow keys are reversed from right to left', async () => {
  const user = show('rtl')
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(tab('QR code')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(tab('Mobile')).toHaveFocus()
})

test('R-VIEW-29 a press opens a tab, a single tab renders no tab list, and both pass an accessibility check', async () => {
  const user = show()
  await user.click(tab('Desktop'))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('An app')
  expect(await findAccessibilityViolations()).toEqual([])
  render(<Sample count={1} />)
  expect(screen.getAllByRole('tab')).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible()
})
