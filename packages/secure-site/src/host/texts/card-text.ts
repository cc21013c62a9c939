import type { ARABIC_CARDS } from './ar-cards.js'
import type { PlaceValues } from './message.js'
import { translate } from './translate.js'

/** A text of the frame's card and of the approval window. */
export type CardText = keyof typeof ARABIC_CARDS

/** Returns a text of the cards in the language of the document. */
export const cardText = <Text extends CardText>(text: Text, ...[values]: PlaceValues<Text>): string =>
  translate(text, values)
