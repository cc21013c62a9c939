// @ts-check
/** Paths of the drawings in their packages. */

/** @typedef {import('./read-drawing.mjs').Place} Place */

/** A square in the brand's colors, filled to its edges. @param {string} path `networks/base` @returns {Place} */
export const web3 = (path) => ({
  package: '@web3icons/core',
  file: `dist/svgs/${path.replace('/', '/background/')}.svg.js`,
})

/** The icon without a background. @param {string} path @returns {Place} */
export const bare = (path) => ({
  package: '@web3icons/core',
  file: `dist/svgs/${path.replace('/', '/branded/')}.svg.js`,
})

/** The square icon of a wallet. @param {string} name @returns {Place} */
export const rainbow = (name) => ({ package: '@rainbow-me/rainbowkit', file: `dist/${name}` })

/** A single-color icon. @param {string} name @returns {Place} */
export const simple = (name) => ({ package: 'simple-icons', file: `icons/${name}.svg` })

/** @param {string} name @returns {Place} */
export const lobehub = (name) => ({ package: '@lobehub/icons-static-svg', file: `icons/${name}.svg` })

/** A drawing that is copied from a package into `drawings/`. @param {string} from @param {string} name @returns {Place} */
const copied = (from, name) => ({ package: from, file: `${name}.svg` })

/** A Bitcoin wallet. @param {string} name @returns {Place} */
export const laserEyes = (name) => copied('@omnisat/lasereyes-react', name)

/** @param {string} name @returns {Place} */
export const connectKit = (name) => copied('connectkit', name)

/** A Solana wallet. @param {string} name @returns {Place} */
export const walletAdapter = (name) => copied('@solana/wallet-adapter-nightly', name)

/** A Cosmos wallet. @param {string} name @returns {Place} */
export const cosmosKit = (name) => copied('@cosmos-kit/leap-extension', name)
