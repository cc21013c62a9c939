import type { Message } from './message.js'

/** Texts of the embedded wallet: the views of a login, address changes, and approvals. */
export const ENGLISH_EMBEDDED_TEXTS = {
  'connect-socials.list': 'Social logins',
  'connect-socials.none': 'No social logins are enabled',

  'create.text': 'Get a wallet without installing anything.',
  'create.none': 'You can’t create a wallet here',
  'create.none-hint': 'Install a wallet instead.',
  'create.get-wallet': 'Get a wallet',

  'otp.sent': 'Enter the code we sent to {email}',
  'otp.expires': 'The code expires in 20 minutes.',
  'otp.code': 'Code from the email',
  'otp.digit': 'Digit {place} of 6',
  'otp.verifying': 'Checking code',
  'otp.not-received': 'Didn’t receive it?',
  'otp.resend': 'Resend code',
  'otp.resend-in': 'Resend in {seconds} seconds',
  'otp.resending': 'Sending…',
  'otp.your-email': 'your email address',

  'email-verify-device.heading': 'Confirm this device',
  'email-verify-device.text': 'Follow the link in the email we sent to {email}',
  'email-verify-device.expires': 'The link expires in 20 minutes.',
  'email-verify-device.approved': 'Device confirmed',
  'email-verify-device.failed': 'Couldn’t confirm this device',
  'email-verify-device.resend': 'Resend email',
  'email-verify-device.other': 'Use another email',

  'update-email.save': 'Save',
  'update-email.cancel': 'Cancel',

  'upgrade.heading': 'Take full control of your keys',
  'upgrade.text': 'Follow the steps on the secure dashboard to become the only holder of this wallet’s keys.',
  'upgrade.open': 'Open dashboard',

  'social.opening': 'Opening {name}…',
  'social.waiting': 'Continue in the login window',
  'social.waiting-hint': 'Finish there, then come back here.',
  'social.retrieving': 'Loading your account',
  'social.cancelled': 'Login cancelled',
  'social.cancelled-hint': 'The login window was closed before you finished.',
  'social.failed': 'Login failed',
  'social.blocked-hint': 'Allow pop-ups for this page, then try again.',
  'social.connected': 'Connected',
  'social.try-again': 'Try again',
  'social.open-window': 'Open window',
  'social.this-tab': 'Log in in this tab',

  'farcaster.loading': 'Preparing login',
  'farcaster.scan': 'Scan this code with your phone’s camera',
  'farcaster.qr-label': 'QR code to log in. Use “Copy link” to get it as text.',
  'farcaster.open': 'Open Farcaster',
  'farcaster.open-hint': 'Approve the login there, then come back here.',
  'farcaster.retrieving': 'Loading your account',
  'farcaster.failed': 'Login failed',

  'approve.loading': 'Loading your wallet',
  'approve.shown': 'Review the request',
  'approve.aborted': 'This request has ended',
  'approve.failed': 'Couldn’t load your wallet',
  'approve.close': 'Close',
} as const satisfies Readonly<Record<string, Message>>
