// @ts-check
/** Where the packages keep their drawings. */

/** @typedef {import('./read-drawing.mjs').Place} Place */

/** A square in the brand's colours, filled to its edges. @param {string} path `networks/base` @returns {Place} */
export const web3 = (path) => ({
  package: '@web3icons/core',
  file: `dist/svgs/${path.replace('/', '/background/')}.svg.js`,
})

/** The mark alone, on no ground. @param {string} path @returns {Place} */
export const bare = (path) => ({
  package: '@web3icons/core',
  file: `dist/svgs/${path.replace('/', '/branded/')}.svg.js`,
})

/** A wallet's square. @param {string} name @returns {Place} */
export const rainbow = (name) => ({ package: '@rainbow-me/rainbowkit', file: `dist/${name}` })

/** One colour. @param {string} name @returns {Place} */
export const simple = (name) => ({ package: 'simple-icons', file: `icons/${name}.svg` })

/** @param {string} name @returns {Place} */
export const lobehub = (name) => ({ package: '@lobehub/icons-static-svg', file: `icons/${name}.svg` })
