import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { AmountField, type AmountFieldProps } from './amount-field.js'
import { getAmountSizeClass } from './amount-size.js'

const entered = jest.fn()
const filled = jest.fn()

let locale = 'en-US'
const handleChange = jest.fn()

function Field({ value: first = '', ...rest }: Partial<AmountFieldProps>) {
  const [value, setValue] = useState(first)
  const change = (amount: string) => {
    handleChange(amount)
    setValue(amount)
  }
  return (
    <main data-bowline="light">
      <AmountField
        label="You send"
        locale={locale}
        value={value}
        onChange={change}
        question="Which amount do you mean?"
        onEnter={entered}
        token={<button type="button">ETH</button>}
        max={{ label: 'Max', onPress: filled }}
        {...rest}
      />
      <button type="button" onClick={() => setValue('4321.1234')}>
        Preset
      </button>
      <output>{value}</output>
    </main>
  )
}

const inLocale = (wanted: string) => {
  locale = wanted
}

const field = () => screen.getByRole('textbox', { name: 'You send' })

beforeEach(() => {
  jest.clearAllMocks()
  locale = 'en-US'
})

test('R-SEND-07 reports typed amounts, submits on Enter and sets the maximum on a press', async () => {
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
  expect(await findAccessibilityViolations()).toEqual([])
})

const line = () => document.querySelector('[data-part="amount-line"]')

test('R-VIEW-145 renders the line under the amount only when it has content', () => {
  const { rerender } = render(<Field key="bare" max={undefined} />)
  expect(line()).toBeNull()
  for (const known of [{ worth: '$4.50' }, { balance: '2 available' }]) {
    rerender(<Field key={JSON.stringify(known)} max={undefined} {...known} />)
    expect(line()).toHaveTextContent(Object.values(known).join(''))
  }
})

const WAYS = [
  ['de', '4.321,1234', '4321,1234'],
  ['fr', '4\u202f321,1234', '4321,1234'],
  ['ar-EG', '٤٬٣٢١٫١٢٣٤', '٤٣٢١٫١٢٣٤'],
  ['de-CH', '4’321.1234', '4321.1234'],
  ['hi-IN', '4,321.1234', '4321.1234'],
] as const

test.each(WAYS)(
  'R-SEND-63 parses an amount typed in %s as %s, and formats a filled-in amount in that locale',
  async (locale, pasted, written) => {
    const user = userEvent.setup()
    inLocale(locale)
    render(<Field />)
    await user.click(field())
    await user.paste(pasted)
    expect(screen.getByRole('status')).toHaveTextContent(/^4321\.1234$/)
    expect(field()).toHaveValue(pasted)
    await user.clear(field())
    await user.click(screen.getByRole('button', { name: 'Preset' }))
    expect(field()).toHaveValue(written)
    await user.type(field(), '5')
    expect(handleChange).toHaveBeenLastCalledWith('4321.12345')
  },
)

test('R-SEND-63 groups the digits of a read-only amount', () => {
  inLocale('de')
  render(<Field value="4321.1234" onChange={undefined} />)
  expect(field()).toHaveValue('4.321,1234')
  expect(field()).toHaveAttribute('readonly')
})

test('R-SEND-62 asks which amount the user means when the typed text is ambiguous', async () => {
  const user = userEvent.setup()
  inLocale('de')
  const { unmount } = render(<Field error="Invalid amount" />)
  await user.type(field(), '1.234')
  expect(handleChange).toHaveBeenLastCalledWith('')
  expect(field()).toHaveAccessibleDescription('Which amount do you mean?')
  expect(field()).toBeValid()
  const answers = within(screen.getByRole('group', { name: 'Which amount do you mean?' })).getAllByRole('button')
  expect(answers.map(({ textContent }) => textContent)).toEqual(['1234', '1,2340'])
  expect(await findAccessibilityViolations()).toEqual([])
  await user.tab()
  await user.tab()
  await user.tab()
  expect(answers[0]).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(handleChange).toHaveBeenLastCalledWith('1234')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('1234')
  expect(screen.queryByRole('group')).toBeNull()
  unmount()
  inLocale('en-US')
  render(<Field />)
  await user.type(field(), '1,234')
  await user.click(screen.getByRole('button', { name: '1.2340' }))
  expect(handleChange).toHaveBeenLastCalledWith('1.234')
  expect(field()).toHaveValue('1.234')
  await user.type(field(), '5')
  expect(handleChange).toHaveBeenLastCalledWith('1.2345')
})

test('R-SEND-12 R-HOST-16 announces the error with the field', async () => {
  render(<Field value="9" error="Insufficient balance" />)
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('Insufficient balance')
  expect(await findAccessibilityViolations()).toEqual([])
})

test('R-SEND-31 ignores typing and Max when read-only or disabled', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Field value="1" isReadOnly />)
  await user.type(field(), '2')
  expect(field()).toHaveValue('1')
  expect(screen.getByRole('button', { name: 'Max' })).toBeDisabled()
  rerender(<Field value="1" isDisabled />)
  expect(field()).toBeDisabled()
})

test('R-HOST-14 reduces the font size as digits are added, and stays left to right', () => {
  render(<Field value={'9'.repeat(400)} autoFocus />)
  expect(field()).toHaveAttribute('dir', 'ltr')
  expect(field()).toHaveAttribute('data-autofocus')
  expect(field()).toHaveValue('9'.repeat(400))
  expect(
    ['12345', '1234567', '123456789', '12345678901', '123456789012'].map((text) => getAmountSizeClass(text)),
  ).toEqual(['bl:text-40 bl:short:text-24', 'bl:text-32 bl:short:text-24', 'bl:text-24', 'bl:text-20', 'bl:text-16'])
})
