// @ts-check
/**
 * What a table of sources is made of. Without a `place` the mark is an initial in white on `colour`; with one, a drawing of one
 * colour stands in white on it, and one in colours as it is, smaller. Without either ground a drawing of one colour is a shape, in the colour of the text around it.
 *
 * @typedef {object} Source
 * @property {string} name                  of the file
 * @property {readonly string[]} keys       what the mark is asked for by, each with its kind: `network:eip155:1`
 * @property {readonly string[]} [tests]    keys of its test networks
 * @property {import('./read-drawing.mjs').Place} [place]
 * @property {string} [colour]
 */
export {}
