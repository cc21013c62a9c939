import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { accessibilityFaults } from '../../test/page/accessibility.js'
import { AmountField, type AmountFieldProps } from './amount-field.js'
import { amountSize } from './amount-size.js'

const entered = jest.fn()
const filled = jest.fn()

function Field({ value: first = '', ...rest }: Partial<AmountFieldProps>) {
  const [value, setValue] = useState(first)
  return (
    <main data-bowline="">
      <AmountField
        label="You send"
        value={value}
        onChange={setValue}
        onEnter={entered}
        token={<button type="button">ETH</button>}
        max={{ label: 'Max', onPress: filled }}
        {...rest}
      />
    </main>
  )
}

const field = () => screen.getByRole('textbox', { name: 'You send' })

beforeEach(() => jest.clearAllMocks())

test('R-SEND-07 an amount is typed as it is, Enter goes on, Max is a press', async () => {
  const user = userEvent.setup()
  render(<Field worth="$4.50" balance="2 available" />)
  await user.type(field(), '1,5{Enter}')
  expect(field()).toHaveValue('1,5')
  expect(field()).toHaveAttribute('inputmode', 'decimal')
  expect(entered).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Max' }))
  expect(filled).toHaveBeenCalledTimes(1)
  expect(screen.getByText('$4.50')).toBeVisible()
  expect(screen.getByText('2 available')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('R-SEND-12 R-HOST-16 what is wrong with it is said with it', async () => {
  render(<Field value="9" error="Insufficient balance" />)
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('Insufficient balance')
  expect(await accessibilityFaults()).toEqual([])
})

test('R-SEND-31 read-only or disabled nothing changes it, Max included', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Field value="1" isReadOnly />)
  await user.type(field(), '2')
  expect(field()).toHaveValue('1')
  expect(screen.getByRole('button', { name: 'Max' })).toBeDisabled()
  rerender(<Field value="1" isDisabled />)
  expect(field()).toBeDisabled()
})

test('R-HOST-14 its digits grow smaller as they grow more, and stay left to right', () => {
  render(<Field value={'9'.repeat(400)} autoFocus />)
  expect(field()).toHaveAttribute('dir', 'ltr')
  expect(field()).toHaveAttribute('data-autofocus')
  expect(field()).toHaveValue('9'.repeat(400))
  expect(['1', '123456', '1234567890', '1234567890123'].map(amountSize)).toEqual([
    'bl:text-40',
    'bl:text-24',
    'bl:text-20',
    'bl:text-16',
  ])
})
