import type { Message } from './message.js'

/** Texts of account names: choosing, registering and the result. */
export const ENGLISH_NAMES_TEXTS = {
  'choose-name.heading': 'Use a name instead of an address',
  'choose-name.text': 'Others can find your account by its name. It’s free: you only sign a message.',
  'choose-name.start': 'Choose name',

  'register-name.name': 'Name',
  'register-name.checking': 'Checking…',
  'register-name.is-available': '{name} is available',
  'register-name.is-registered': '{name} is already registered',
  'register-name.is-owned': '{name} is already yours',
  'register-name.suggestions': 'Suggested names',
  'register-name.registered': 'Registered',
  'register-name.not-checked': 'Couldn’t check the name.',
  'register-name.unknown': 'The name may already be registered. Checking…',
  'register-name.not-registered': 'The name wasn’t registered.',
  'register-name.declined': 'Request declined. Nothing was registered.',
  'register-name.register': 'Register',
  'register-name.registering': 'Registering…',

  'name-registered.text': 'This is now your account name.',
  'name-registered.continue': 'Continue',
} as const satisfies Readonly<Record<string, Message>>
