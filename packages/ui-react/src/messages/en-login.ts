import type { Message } from './message.js'

/** Texts of the email and social login forms. */
export const ENGLISH_LOGIN_TEXTS = {
  'login.email': 'Email',
  'login.email-invalid': 'Enter a valid email address',
  'login.continue-with-email': 'Continue with email',
  'login.continue': 'Continue',
  'login.submitting': 'Sending…',
  'login.suggestions': 'Suggested emails',
  'login.used': 'Emails used before',
  'login.forget': 'Forget {email}',
  'login.socials': 'Social logins',
  'login.continue-with': 'Continue with {name}',
  'login.more-socials': 'More social logins',
} as const satisfies Readonly<Record<string, Message>>
