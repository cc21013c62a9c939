import { DEFAULT_REMOTE_FEATURES } from '../../index.js'
import { ALL_OFF_REMOTE_FEATURES } from './features.js'
import { mergeRemoteFeatures } from './remote-features.js'
import { filterSocialsByPlatform } from './socials-on-platform.js'

const entry = (id: string, isEnabled: boolean, config: readonly string[] | null) => ({ id, isEnabled, config })
const merged = (...args: Parameters<typeof mergeRemoteFeatures>) => mergeRemoteFeatures(...args).features

test('R-CFG-36 R-CONST-29 returns the defaults without remote and local values', () => {
  expect(merged(undefined)).toEqual({
    swaps: ['1inch'],
    onramp: ['coinbase', 'meld'],
    email: true,
    socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
    activity: true,
    branding: true,
  })
})

test('R-CFG-37 turns every feature off in basic mode', () => {
  expect(Object.values(ALL_OFF_REMOTE_FEATURES)).toEqual([false, false, false, false, false, false])
})

test('R-CFG-28 turns off what a fetched configuration does not name', () => {
  expect(merged([])).toEqual(ALL_OFF_REMOTE_FEATURES)
})

test('R-CFG-22 R-CFG-24 turns lists on with entries, and off when disabled or empty', () => {
  expect(merged([entry('swap', true, ['1inch'])]).swaps).toEqual(['1inch'])
  expect(merged([entry('swap', false, ['1inch'])]).swaps).toBe(false)
  expect(merged([entry('onramp', true, [])]).onramp).toBe(false)
})

test('R-CFG-25 switches flags by isEnabled', () => {
  expect(merged([entry('activity', true, []), entry('branding', false, [])])).toMatchObject({
    activity: true,
    branding: false,
  })
})

test('R-CFG-23 R-CFG-26 reads email and the socials from social_login', () => {
  expect(merged([entry('social_login', true, ['email', 'x'])])).toMatchObject({ email: true, socials: ['x'] })
  expect(merged([entry('social_login', true, ['email'])])).toMatchObject({ email: true, socials: false })
  expect(merged([entry('social_login', true, ['x'])])).toMatchObject({ email: false, socials: ['x'] })
  expect(merged([entry('social_login', false, ['email', 'x'])])).toMatchObject({ email: false, socials: false })
})

test('R-CFG-27 keeps the local value for null, else the default', () => {
  const document = ['social_login', 'swap', 'onramp', 'activity', 'branding'].map((id) => entry(id, false, null))
  expect(merged(document)).toEqual(DEFAULT_REMOTE_FEATURES)
  expect(merged(document, { swaps: false, socials: ['apple'], email: false, branding: false })).toMatchObject({
    swaps: false,
    socials: ['apple'],
    email: false,
    branding: false,
  })
})

test('R-CFG-29 ignores unknown ids and providers', () => {
  const document = [entry('teleport', true, ['x']), entry('onramp', true, ['meld', 'bank', '__proto__'])]
  expect(merged(document)).toEqual({ ...ALL_OFF_REMOTE_FEATURES, onramp: ['meld'] })
})

test('R-CFG-30 changes no constant when it merges', () => {
  const before = structuredClone(DEFAULT_REMOTE_FEATURES)
  merged([entry('swap', false, [])], { socials: ['x'] })
  expect(DEFAULT_REMOTE_FEATURES).toEqual(before)
  expect(Object.isFrozen(DEFAULT_REMOTE_FEATURES)).toBe(true)
})

test('R-CFG-31 R-CFG-32 uses local values without a remote configuration: true is the default list, false is off, a list is itself', () => {
  expect(merged(undefined, { swaps: true, onramp: false, socials: ['github', 'x'] })).toMatchObject({
    swaps: ['1inch'],
    onramp: false,
    socials: ['github', 'x'],
  })
})

test('R-CFG-38 keeps the order of a remote list', () => {
  expect(merged([entry('onramp', true, ['meld', 'coinbase'])]).onramp).toEqual(['meld', 'coinbase'])
})

test('R-CFG-33 R-CFG-34 R-CFG-35 reports overridden local keys that differ, and compares lists as sets', () => {
  const document = [entry('social_login', true, ['email', 'x', 'apple']), entry('swap', true, ['1inch'])]
  const local = { socials: ['apple', 'x'] as const, email: false, swaps: true, history: true }
  expect(mergeRemoteFeatures(document, local).overridden).toEqual(['email', 'activity'])
  expect(mergeRemoteFeatures(undefined, local).overridden).toEqual([])
  expect(mergeRemoteFeatures(document, { socials: ['x'] }).overridden).toEqual(['socials'])
})

test('R-CFG-39 hides logins inside Telegram that cannot complete there', () => {
  const all = ['google', 'x', 'facebook', 'apple'] as const
  expect(filterSocialsByPlatform(all, undefined)).toBe(all)
  expect(filterSocialsByPlatform(all, 'ios')).toEqual(['x', 'facebook', 'apple'])
  expect(filterSocialsByPlatform(all, 'macos')).toEqual(['google', 'facebook', 'apple'])
  expect(filterSocialsByPlatform(all, 'android')).toEqual(['google', 'apple'])
  expect(filterSocialsByPlatform(all, 'other')).toEqual(all)
  expect(filterSocialsByPlatform(['x'], 'android')).toBe(false)
  expect(filterSocialsByPlatform(false, 'ios')).toBe(false)
})
