import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { ENGLISH } from '../../../../test/page/catalogue.js'
import { MessagesContext } from '../../../kit/use-messages.js'
import { EmailField } from './email-field.js'

function show() {
  const submitted = jest.fn()
  const escaped = jest.fn()
  function Field() {
    const [value, setValue] = useState('')
    return <EmailField value={value} onValueChange={setValue} onSubmit={() => submitted(value)} />
  }
  render(
    <StrictMode>
      <MessagesContext.Provider value={ENGLISH}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: represents the dialog that closes on Escape */}
        <div onKeyDown={(event) => event.key === 'Escape' && escaped()}>
          <Field />
        </div>
      </MessagesContext.Provider>
    </StrictMode>,
  )
  return { user: userEvent.setup(), submitted, escaped }
}

const field = () => screen.getByRole('combobox', { name: 'Email' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const marked = () => screen.queryByRole('option', { selected: true })

test('R-CONN-53 suggests common domains after an @; arrow keys highlight, and Enter picks without submitting', async () => {
  const { user, submitted } = show()
  await user.type(field(), 'anna')
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('@')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(options()).toEqual(['anna@gmail.com', 'anna@outlook.com', 'anna@icloud.com', 'anna@yahoo.com'])
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(marked()).toHaveTextContent('anna@outlook.com')
  expect(field()).toHaveAttribute('aria-activedescendant', marked()?.id)
  expect(field()).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(marked()).toHaveTextContent('anna@yahoo.com')
  await user.keyboard('{Enter}')
  expect(field()).toHaveValue('anna@yahoo.com')
  expect(submitted).not.toHaveBeenCalled()
  expect(options()).toEqual([])
  await user.keyboard('{Enter}')
  expect(submitted).toHaveBeenCalledWith('anna@yahoo.com')
})

test('R-CONN-53 a press on a suggestion picks it and keeps focus in the field', async () => {
  const { user } = show()
  await user.type(field(), 'anna@p')
  await user.click(screen.getByRole('option', { name: 'anna@proton.me' }))
  expect(field()).toHaveValue('anna@proton.me')
  expect(field()).toHaveFocus()
  expect(options()).toEqual([])
})

test('R-CONN-53 Escape closes the suggestions first, then passes on', async () => {
  const { user, escaped } = show()
  await user.type(field(), 'anna@g')
  expect(field()).toHaveAttribute('data-escape')
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(escaped).not.toHaveBeenCalled()
  expect(field()).not.toHaveAttribute('data-escape')
  await user.keyboard('{Escape}')
  expect(escaped).toHaveBeenCalledTimes(1)
  await user.keyboard('m')
  expect(options()).toEqual(['anna@gmail.com'])
})

test('R-CONN-53 Enter without a highlighted suggestion submits the text', async () => {
  const { user, submitted } = show()
  await user.type(field(), 'anna@g{Enter}')
  expect(submitted).toHaveBeenCalledWith('anna@g')
})
