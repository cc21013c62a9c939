/**
 * Whether a key event belongs to an IME composition. For the key that ends a composition, Safari sets only the key code.
 *
 * Source  R-HOST-75
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229
