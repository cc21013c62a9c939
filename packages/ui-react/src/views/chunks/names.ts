import { ChooseAccountNameView } from '../account/choose-account-name/choose-account-name-view.js'
import { RegisterAccountNameView } from '../account/register-account-name/register-account-name-view.js'
import { RegisterAccountNameSuccessView } from '../account/register-account-name-success/register-account-name-success-view.js'

/** Choosing and registering an account name. These views load together, as the chunk `names`. */
export const NAMES_VIEWS = {
  ChooseAccountName: ChooseAccountNameView,
  RegisterAccountName: RegisterAccountNameView,
  RegisterAccountNameSuccess: RegisterAccountNameSuccessView,
}
