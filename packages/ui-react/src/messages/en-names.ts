import type { Message } from './message.js'

/** The texts of names: choosing one, registering it, having it. */
export const ENGLISH_NAMES_TEXTS = {
  'choose-name.heading': 'A name in place of an address',
  'choose-name.text': 'Others find your account by it. It costs nothing: you only sign a message.',
  'choose-name.start': 'Choose name',

  'register-name.name': 'Name',
  'register-name.checking': 'Checking...',
  'register-name.is-available': '{name} is available',
  'register-name.is-registered': '{name} is registered already',
  'register-name.is-owned': '{name} is yours already',
  'register-name.suggestions': 'Suggested names',
  'register-name.available': 'Available',
  'register-name.registered': 'Registered',
  'register-name.not-checked': 'The name could not be checked.',
  'register-name.not-registered': 'The name was not registered.',
  'register-name.declined': 'You declined it in your wallet. Nothing was registered.',
  'register-name.register': 'Register',
  'register-name.registering': 'Registering...',

  'name-registered.text': 'It is the name of your account now.',
  'name-registered.continue': 'Continue',
} as const satisfies Readonly<Record<string, Message>>
