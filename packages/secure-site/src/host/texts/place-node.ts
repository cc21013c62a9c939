import type { CardText } from './card-text.js'
import { translate } from './translate.js'
import type { WindowText } from './window-text.js'

/** Translates a text, with an element in the place of its only placeholder. */
export function placeNode(text: CardText | WindowText, node: Node): readonly (Node | string)[] {
  const [before = '', after = ''] = translate(text).split(/\{\w+\}/)
  return [before, node, after]
}
