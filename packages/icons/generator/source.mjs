// @ts-check
/**
 * The source of an icon. Without a `place` the icon is a white initial on `color`. With both, a single-color drawing is drawn
 * in white on `color`, and a colored one smaller on it. Without `color`, a single-color drawing is a shape in the text color.
 *
 * @typedef {object} Source
 * @property {string} name                  file name of the icon
 * @property {readonly string[]} keys       keys of the icon, each with its category: `network:eip155:1`
 * @property {readonly string[]} [tests]    keys of its testnets
 * @property {import('./read-drawing.mjs').Place} [place]
 * @property {string} [color]
 */
export {}
