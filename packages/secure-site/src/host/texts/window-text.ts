import type { ARABIC_WINDOWS } from './ar-windows.js'
import type { PlaceValues } from './message.js'
import { translate } from './translate.js'

/** A text of the login window, the account window and the page of a login link. */
export type WindowText = keyof typeof ARABIC_WINDOWS

/** Returns a text of the windows in the language of the document. */
export const windowText = <Text extends WindowText>(text: Text, ...[values]: PlaceValues<Text>): string =>
  translate(text, values)
