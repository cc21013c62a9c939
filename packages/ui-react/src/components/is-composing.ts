/** Whether a key belongs to a text that is being composed. Safari tells the key that ends a composition by its code alone. Source: R-HOST-75. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229
