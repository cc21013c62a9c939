/** Content of a wallet's window: text from the page is shown unchanged, as text. */

/** A line of the window. */
export type RequestRow = { readonly label: string; readonly text: string; readonly isBlock?: boolean }

/** Content of the window. */
export type RequestWords = { readonly title: string; readonly rows: readonly RequestRow[] }

/** Text of a connect request. */
export function connectWords(network: string): RequestWords {
  return {
    title: 'Connect to this page',
    rows: [
      { label: 'Page', text: window.location.host },
      { label: 'Allows', text: 'Seeing your addresses' },
      { label: 'Network', text: network },
    ],
  }
}

/** Text of a request to sign a text. */
export function messageWords(address: string | undefined, message: string): RequestWords {
  return {
    title: 'Sign a message',
    rows: [
      ...(address === undefined ? [] : [{ label: 'Account', text: address }]),
      { label: 'Message', text: message, isBlock: true },
    ],
  }
}
