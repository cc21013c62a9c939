import { act, screen, waitFor } from '@testing-library/react'
import { button } from '../../../../test/views/embedded-fixture.js'
import { createNameService, nameField, showName } from '../../../../test/views/name-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

const words = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const said = (text: string) => waitFor(() => expect(words()).toContain(text))
const options = () =>
  screen.queryAllByRole('option').map(({ textContent, ariaDisabled }) => [textContent, ariaDisabled === 'true'])

test('R-FLOW-51 R-MODAL-20 R-NAME-29 the field is focused and empty, and the button is disabled', async () => {
  await showName()
  expect(nameField()).toHaveFocus()
  expect(nameField()).toHaveValue('')
  expect(screen.getByText('.bowline.id')).toBeVisible()
  expect(button('Register')).toBeDisabled()
})

test('R-NAME-05 R-NAME-29 R-FLOW-51 an invalid name shows the reason under the field immediately', async () => {
  const { user, service } = await showName()
  await user.type(nameField(), 'abc')
  expect(screen.getByRole('alert')).toHaveTextContent('Use at least 4 characters')
  expect(nameField()).toBeInvalid()
  expect(nameField()).toHaveAccessibleDescription('Use at least 4 characters')
  await user.type(nameField(), ' d')
  expect(screen.getByRole('alert')).toHaveTextContent('Use letters, numbers and hyphens only')
  expect(button('Register')).toBeDisabled()
  await user.keyboard('{Enter}')
  expect(service.asked('name-suggestions')).toEqual([])
})

test('R-NAME-10 R-NAME-29 R-FLOW-51 checks the name, and suggests other names above the button', async () => {
  const { user } = await showName()
  await user.type(nameField(), 'ada-l')
  expect(words()).toContain('Checking…')
  await said('ada-l.bowline.id is available')
  expect(options()).toContainEqual(['ada-l-hq.bowline.id', false])
  expect(options()).not.toContainEqual(['ada-l.bowline.id', false])
  const list = screen.getByRole('listbox', { name: 'Suggested names' })
  expect(list.compareDocumentPosition(button('Register'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(button('Register')).toBeEnabled()
  await user.clear(nameField())
  await user.type(nameField(), 'Grace')
  await said('grace.bowline.id is already registered')
  expect(options()[0]).toEqual(['grace-hq.bowline.id', false])
  expect(button('Register')).toBeDisabled()
  await user.clear(nameField())
  await user.type(nameField(), 'my-own.bowline.id')
  await said('my-own.bowline.id is already yours')
  expect(button('Register')).toBeDisabled()
})

test('R-FLOW-51 R-NAME-10 arrow keys move through suggestions, skip registered ones, and Enter or a press picks one', async () => {
  const { user, service } = await showName()
  await user.type(nameField(), 'grace')
  await said('grace.bowline.id is already registered')
  const marked = () => {
    const id = nameField().getAttribute('aria-activedescendant')
    return id === null ? undefined : document.getElementById(id)?.textContent
  }
  await user.keyboard('{ArrowDown}')
  expect(marked()).toBe('grace-hq.bowline.id')
  await user.keyboard('{ArrowUp}')
  expect(marked()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  const last = marked()
  await user.keyboard('{Escape}')
  expect([marked(), screen.getByRole('dialog').isConnected, last]).toEqual([undefined, true, 'grace-eth.bowline.id'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(nameField()).toHaveValue('grace-hq')
  await said('grace-hq.bowline.id is available')
  expect(service.fake.waiting()).toEqual([])
  await user.click(screen.getByRole('option', { name: /grace-hq-vault/ }))
  expect(nameField()).toHaveValue('grace-hq-vault')
  expect(nameField()).toHaveFocus()
})

test('R-NAME-11 R-VIEW-03 R-ERR-15 a failed check shows an error, and a press checks again', async () => {
  const { user, service } = await showName()
  service.setScenario('offline', 'name-suggestions', 'name-lookup')
  await user.type(nameField(), 'ada-l')
  expect(await screen.findByText('Error fetching name suggestions')).toBeVisible()
  service.setScenario('healthy', 'name-suggestions', 'name-lookup')
  await user.click(button('Try again'))
  await said('ada-l.bowline.id is available')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('R-NAME-13 R-NAME-16 R-NAME-17 R-NAME-22 R-NAME-30 R-FLOW-51 R-FLOW-52 Enter registers the name, the frame asks for approval, and the account has the name', async () => {
  const { kit, user, view, views, service } = await showName()
  await user.type(nameField(), 'Ada-L')
  await said('ada-l.bowline.id is available')
  const release = service.hold('/v1/profile/account')
  await user.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(view()).toBe('ApproveTransaction'))
  await waitFor(() => expect(service.fake.waiting()).toHaveLength(1))
  await act(() => service.fake.approve())
  await waitFor(() => expect(view()).toBe('RegisterAccountName'))
  expect(button('Registering…')).toHaveAttribute('aria-busy', 'true')
  expect(nameField()).toHaveAttribute('readonly')
  await user.click(button('Registering…'))
  await release()
  await waitFor(() => expect(view()).toBe('RegisterAccountNameSuccess'))
  expect(service.asked('name-registration')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'ada-l.bowline.id' })).toBeVisible()
  expect(button('Continue')).toHaveFocus()
  expect(kit.getState().accounts.eip155?.profileName).toBe('ada-l.bowline.id')
  await user.click(button('Continue'))
  expect([view(), views()]).toEqual(['Account', ['Account']])
  expect((await screen.findAllByText(/ada-l\.bowline\.id/)).length).toBeGreaterThan(0)
})

test('R-NAME-18 R-NAME-21 R-ERR-20 declining in the frame shows a notice and keeps the text', async () => {
  const { user, view, service, kit } = await showName()
  await user.type(nameField(), 'Ada-L')
  await said('ada-l.bowline.id is available')
  await user.click(button('Register'))
  await waitFor(() => expect(service.fake.waiting()).toHaveLength(1))
  act(() => service.fake.reject())
  await waitFor(() => expect(view()).toBe('RegisterAccountName'))
  expect(nameField()).toHaveValue('Ada-L')
  await said('Request declined. Nothing was registered.')
  expect([screen.queryByRole('alert'), kit.getState().toast.open]).toEqual([null, false])
  expect(button('Register')).toBeEnabled()
  await user.type(nameField(), 'ovelace')
  expect(words()).not.toContain('Request declined. Nothing was registered.')
})

test('R-NAME-19 R-NAME-07 R-NAME-18 R-NAME-32 the service’s reason shows next to the kit’s own text, and the name stays', async () => {
  const { user, view, service } = await showName()
  await user.type(nameField(), '-ada-')
  await said('-ada-.bowline.id is available')
  await user.click(button('Register'))
  await waitFor(() => expect(service.fake.waiting()).toHaveLength(1))
  await act(() => service.fake.approve())
  expect(await screen.findByText('Name cannot begin or end with a hyphen')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The name wasn’t registered. Name cannot begin or end with a hyphen',
  )
  expect([view(), button('Register').hasAttribute('disabled')]).toEqual(['RegisterAccountName', false])
  expect(nameField()).toHaveValue('-ada-')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 RegisterAccountName passes an accessibility check in the %s theme',
  async (theme) => {
    const { user, unmount } = await showName({ theme })
    await user.type(nameField(), 'grace')
    await said('grace.bowline.id is already registered')
    expect(await violations()).toEqual([])
    unmount()
    const arabic = await showName({ theme, locale: 'ar', service: createNameService() })
    await arabic.user.type(nameField(), 'abc')
    expect(screen.getByRole('alert')).toHaveTextContent('يجب ألا يقل الاسم عن 4 أحرف')
    expect(await violations()).toEqual([])
  },
)
