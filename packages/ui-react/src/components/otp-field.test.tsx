import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { OtpField } from './otp-field.js'

function show({ busy = false }: { busy?: boolean } = {}) {
  const complete = jest.fn()
  function Code() {
    const [value, setValue] = useState('')
    return (
      <OtpField
        label="Code from the e-mail"
        digitLabel={(place) => `Digit ${place} of 6`}
        value={value}
        onValueChange={setValue}
        onComplete={complete}
        busy={busy}
      />
    )
  }
  render(
    <StrictMode>
      <Code />
    </StrictMode>,
  )
  return { user: userEvent.setup(), complete }
}

const box = (place: number) => screen.getByRole('textbox', { name: `Digit ${place} of 6` })
const code = () => screen.getAllByRole('textbox').map((input) => (input instanceof HTMLInputElement ? input.value : ''))

test('R-CONN-59 renders six numeric boxes in one group, the first with one-time-code autofill', () => {
  show()
  expect(screen.getByRole('group', { name: 'Code from the e-mail' })).toBeVisible()
  expect(screen.getAllByRole('textbox')).toHaveLength(6)
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code')
})

test('R-CONN-59 R-FLOW-15 moves to the next box after each digit, and submits the last one', async () => {
  const { user, complete } = show()
  await user.click(box(1))
  await user.keyboard('12345')
  expect(box(6)).toHaveFocus()
  expect(complete).not.toHaveBeenCalled()
  await user.keyboard('6')
  expect(complete).toHaveBeenCalledTimes(1)
  expect(complete).toHaveBeenCalledWith('123456')
})

test('R-CONN-59 ignores characters that are not digits, and accepts digits of other scripts', async () => {
  const { user } = show()
  await user.click(box(1))
  await user.keyboard('a-٣۴')
  expect(code()).toEqual(['3', '4', '', '', '', ''])
})

test('R-FLOW-15 Backspace deletes the digit and moves back', async () => {
  const { user } = show()
  await user.click(box(1))
  await user.keyboard('123{Backspace}')
  expect(code()).toEqual(['1', '2', '', '', '', ''])
  expect(box(3)).toHaveFocus()
  await user.keyboard('{Backspace}{Backspace}{Backspace}')
  expect(code()).toEqual(['', '', '', '', '', ''])
  expect(box(1)).toHaveFocus()
})

test('R-CONN-59 fills all boxes and submits when a code is pasted in any box', async () => {
  const { user, complete } = show()
  await user.click(box(4))
  await user.paste(' 654 321 ')
  expect(code()).toEqual(['6', '5', '4', '3', '2', '1'])
  expect(complete).toHaveBeenCalledWith('654321')
})

test('R-CONN-59 fills all boxes when the device autofills the first one', () => {
  const { complete } = show()
  fireEvent.change(box(1), { target: { value: '112233' } })
  expect(code()).toEqual(['1', '1', '2', '2', '3', '3'])
  expect(complete).toHaveBeenCalledWith('112233')
})

test('R-FLOW-15 moves between boxes with arrow keys, and replaces the digit in a full box', async () => {
  const { user, complete } = show()
  await user.click(box(1))
  await user.keyboard('123456{ArrowLeft}{ArrowLeft}9')
  expect(code()).toEqual(['1', '2', '3', '9', '5', '6'])
  expect(complete).toHaveBeenLastCalledWith('123956')
  await user.keyboard('{Home}')
  expect(box(1)).toHaveFocus()
})

test('R-FLOW-15 ignores digits while a code is being verified', async () => {
  const { user, complete } = show({ busy: true })
  await user.click(box(1))
  await user.paste('123456')
  expect(code()).toEqual(['', '', '', '', '', ''])
  expect(complete).not.toHaveBeenCalled()
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true')
})
