import type { ThemeVariables } from '@bowline/kit-core'

/** What each theme variable does, and which values are rejected. */
export const VARIABLE_NOTES: { readonly [Name in keyof Required<ThemeVariables>]: string } = {
  '--bl-font-family': 'Font of the kit; the page’s own when absent.',
  '--bl-accent':
    'Color of the primary action, the focus ring and the selected item. The text color on it is calculated.',
  '--bl-color-mix': 'Color that is mixed into the background.',
  '--bl-color-mix-strength': 'Its share, 0 to 100 percent; limited so that plain text stays readable.',
  '--bl-font-size-master':
    'Size of the base text, 8 to 32 px (`rem` and `em` work too); every other size follows. 16 px when absent.',
  '--bl-border-radius-master': 'Every radius is a multiple of it, 0 to 16 px. 4 px when absent.',
  '--bl-z-index': 'Stacking order of the modal above your page. 99999 when absent.',
  '--bl-qr-color':
    'Color of QR codes; rejected if its contrast on white is below 4.5 to 1, since it could not be scanned.',
}
