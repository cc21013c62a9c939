import { ApproveTransactionView } from '../approvals/approve-transaction/approve-transaction-view.js'
import { ConnectSocialsView } from '../login/connect-socials/connect-socials-view.js'
import { ConnectingSocialView } from '../login/connecting-social/connecting-social-view.js'
import { CreateView } from '../login/create/create-view.js'
import { EmailLoginView } from '../login/email-login/email-login-view.js'
import { EmailVerifyDeviceView } from '../login/email-verify-device/email-verify-device-view.js'
import { EmailVerifyOtpView } from '../login/email-verify-otp/email-verify-otp-view.js'
import { UpdateEmailPrimaryOtpView } from '../login/update-email-primary-otp/update-email-primary-otp-view.js'
import { UpdateEmailSecondaryOtpView } from '../login/update-email-secondary-otp/update-email-secondary-otp-view.js'
import { UpdateEmailWalletView } from '../login/update-email-wallet/update-email-wallet-view.js'
import { UpgradeEmailWalletView } from '../login/upgrade-email-wallet/upgrade-email-wallet-view.js'

/** Login to the embedded wallet, changes of its email, and its approvals. These views load together, as the chunk `embedded`. */
export const EMBEDDED_VIEWS = {
  ConnectSocials: ConnectSocialsView,
  Create: CreateView,
  EmailLogin: EmailLoginView,
  EmailVerifyOtp: EmailVerifyOtpView,
  EmailVerifyDevice: EmailVerifyDeviceView,
  UpdateEmailWallet: UpdateEmailWalletView,
  UpdateEmailPrimaryOtp: UpdateEmailPrimaryOtpView,
  UpdateEmailSecondaryOtp: UpdateEmailSecondaryOtpView,
  UpgradeEmailWallet: UpgradeEmailWalletView,
  ConnectingSocial: ConnectingSocialView,
  ApproveTransaction: ApproveTransactionView,
}
