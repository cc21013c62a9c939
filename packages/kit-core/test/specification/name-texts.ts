/** Texts of names. */
import { lookUpNames, registerName, resolveName, setName } from '../../src/actions.js'
import { setUpAccount } from '../account-fixture.js'
import { until } from '../embedded-fixture.js'
import { pass, setUpNames } from '../name-fixture.js'
import { messageOf, type QuotedText } from './quoted-text.js'

const OWNER = `0x${'ad'.repeat(20)}`

const offline = async () => {
  const made = await setUpAccount({ names: { 'ada.bowline.id': OWNER } })
  made.api.setScenario('offline', { only: ['name-lookup', 'name-reverse'] })
  return made
}

const register = async (begin: (made: Awaited<ReturnType<typeof setUpNames>>) => void) => {
  const made = await setUpNames()
  begin(made)
  const message = messageOf(() => registerName(made.kit, { name: 'grace' }))
  await until(() => made.fake.waiting().length === 1)
  await made.fake.approve()
  return message
}

export const TEXTS_OF_NAMES: readonly QuotedText[] = [
  {
    ids: 'R-NAME-24 R-ERR-15',
    text: 'Error resolving name',
    when: 'the lookup fails without a reason',
    say: async () => messageOf(async () => resolveName((await offline()).kit, { name: 'ada.bowline.id' })),
  },
  {
    ids: 'R-NAME-26 R-ERR-15',
    text: 'Error fetching names for address',
    when: 'the reverse lookup fails without a reason',
    say: async () => messageOf(async () => lookUpNames((await offline()).kit, { address: OWNER })),
  },
  {
    ids: 'R-NAME-11 R-ERR-15',
    text: 'Error fetching name suggestions',
    when: 'the suggestions fail without a reason',
    say: async () => {
      const { kit, api, form } = await setUpNames()
      api.setScenario('offline', { only: ['name-suggestions', 'name-lookup'] })
      setName(kit, 'grace')
      await pass(500)
      return form().failure?.message ?? ''
    },
  },
  {
    ids: 'R-NAME-19 R-ERR-15',
    text: 'Error registering name grace.bowline.id',
    when: 'the registration fails without a reason',
    say: () => register(({ api }) => api.setScenario('offline', { only: ['name-registration'] })),
  },
  {
    ids: 'R-API-44 R-NAME-19',
    text: 'Name is not registered',
    when: 'the service gives this reason',
    say: async () => {
      const { kit } = await setUpAccount({ names: {} })
      return messageOf(() => resolveName(kit, { name: 'ada.bowline.id' }))
    },
  },
]
