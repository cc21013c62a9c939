import { page } from './page.js'

const MARKUP = `<p>To export the keys of your wallet, go back to the page where you are logged in. In the settings of your account, open
<strong>Devices and security</strong>, then <strong>Recovery phrase and keys</strong>.</p>
<p>This page cannot show them: only the page where you are logged in can open that window.</p>`

/** Serves the page that says how a user becomes the only holder of the wallet's keys. Source: R-CONN-64, R-FRAME-106. */
export const serveDashboard = (): Response => page({ title: 'Take your wallet with you', markup: MARKUP })
