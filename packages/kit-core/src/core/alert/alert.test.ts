import { closeAlert, start, switchNetwork } from '../../actions.js'
import { createTestKit } from '../../testing/index.js'
import { raiseLazyAlert } from './raise-lazy-alert.js'

const settled = () => new Promise(setImmediate)

test('R-ALERT-01 R-ALERT-02 R-ALERT-03 shows one alert at a time until it is closed, and logs the long text with its code', async () => {
  const { kit, log } = createTestKit()
  await switchNetwork(kit, { caipNetworkId: 'eip155:5' }).catch(() => {})
  await switchNetwork(kit, { caipNetworkId: 'eip155:6' }).catch(() => {})
  expect(kit.getState().alert).toMatchObject({ code: 'alert/network-not-found', open: true, variant: 'error' })
  expect(kit.getState().alert.longMessage).toContain('eip155:6')
  expect(log.entries.map(({ level, message }) => [level, message.includes('(alert/network-not-found)')])).toEqual([
    ['error', true],
    ['error', true],
  ])
  closeAlert(kit)
  expect(kit.getState().alert.open).toBe(false)
})

test('R-ALERT-18 R-CFG-12 logs an alert without showing it when debug is off', async () => {
  const { kit, log } = createTestKit({ options: { debug: false } })
  await switchNetwork(kit, { caipNetworkId: 'eip155:5' }).catch(() => {})
  expect(kit.getState().alert.open).toBe(false)
  expect(log.entries).toHaveLength(1)
})

test('R-CFG-02 R-ALERT-11 raises an alert and starts nothing else without a project id', async () => {
  const { kit, log, requests } = createTestKit({ options: { projectId: '  ' } })
  start(kit)
  await settled()
  expect(kit.getState().alert).toMatchObject({ shortMessage: 'Project ID Not Configured', variant: 'error' })
  expect(log.entries.map(({ level }) => level)).toEqual(['error'])
  expect(kit.getState().lifecycle).toBe('booting')
  expect(kit.getState().connect.connectors).toEqual({})
  expect(requests).toEqual([])
})

test('R-ALERT-09 logs an invalid session with what to check', async () => {
  const { kit } = createTestKit()
  raiseLazyAlert(kit, 'alert/session-expired')
  await settled()
  expect(kit.getState().alert).toMatchObject({ shortMessage: 'Session Expired', variant: 'error', open: true })
  expect(kit.getState().alert.longMessage).toMatch(/this device’s time settings.*connect again/)
})
