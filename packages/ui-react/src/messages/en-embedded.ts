import type { Message } from './message.js'

/** The texts of the embedded wallet: what follows a login, and its approvals. */
export const ENGLISH_EMBEDDED_TEXTS = {
  'connect-socials.list': 'Social logins',
  'connect-socials.none': 'No social login is enabled',

  'create.text': 'A wallet that needs nothing to install. Log in and it is yours.',
  'create.none': 'Wallets cannot be created here',
  'create.none-hint': 'Install one instead. It takes a minute.',
  'create.get-wallet': 'Get a wallet',

  'otp.sent': 'Enter the code we sent to {email}',
  'otp.expires': 'The code expires in 20 minutes.',
  'otp.code': 'Code from the email',
  'otp.digit': 'Digit {place} of 6',
  'otp.verifying': 'Checking the code',
  'otp.not-received': 'Didn’t receive it?',
  'otp.resend': 'Resend code',
  'otp.resend-in': 'Resend in {seconds} seconds',
  'otp.resending': 'Sending...',
  'otp.your-email': 'your email address',

  'email-verify-device.heading': 'Approve this device',
  'email-verify-device.text': 'Follow the link in the email we sent to {email}',
  'email-verify-device.expires': 'The link expires in 20 minutes.',
  'email-verify-device.approved': 'Device approved',
  'email-verify-device.failed': 'The device was not approved',
  'email-verify-device.resend': 'Resend email',
  'email-verify-device.other': 'Use another email',

  'update-email.save': 'Save',
  'update-email.cancel': 'Cancel',

  'upgrade.heading': 'Make it yours alone',
  'upgrade.text': 'Follow the steps on the secure dashboard to turn this wallet into one whose keys only you hold.',
  'upgrade.open': 'Open the dashboard',

  'social.opening': 'Opening {name}…',
  'social.waiting': 'Connect in the provider window',
  'social.waiting-hint': 'Finish there, then come back here.',
  'social.retrieving': 'Retrieving user data',
  'social.cancelled': 'Login cancelled',
  'social.cancelled-hint': 'The login window was closed before you finished.',
  'social.failed': 'Login failed',
  'social.blocked-hint': 'Allow pop-ups for this page, then try again.',
  'social.connected': 'Connected',
  'social.try-again': 'Try again',

  'farcaster.loading': 'Preparing the login',
  'farcaster.scan': 'Scan this code with the camera of your phone',
  'farcaster.qr-label': 'QR code to log in with. Copy link gives the same as text.',
  'farcaster.open': 'Open Farcaster',
  'farcaster.open-hint': 'Approve the login there, then come back here.',
  'farcaster.retrieving': 'Loading user data',
  'farcaster.failed': 'Login failed',

  'approve.loading': 'Loading your wallet',
  'approve.shown': 'Your wallet asks you to decide',
  'approve.aborted': 'There is nothing left to approve',
  'approve.failed': 'Your wallet could not be loaded',
  'approve.close': 'Close',
} as const satisfies Readonly<Record<string, Message>>
