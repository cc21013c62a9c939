import type { ThemeVariables } from '@bowline/kit-core'

/** What each theme variable does, and what is refused. */
export const VARIABLE_NOTES: { readonly [Name in keyof Required<ThemeVariables>]: string } = {
  '--bl-font-family': 'Font of the kit; the page’s own when absent.',
  '--bl-accent':
    'Colour of the one primary action, of the focus ring and of what is chosen. The text on it is worked out.',
  '--bl-color-mix': 'Colour that is mixed into the background.',
  '--bl-color-mix-strength': 'How much of it, 0 to 100 percent; less where plain text could no longer be read.',
  '--bl-font-size-master':
    'Size of the base text, 8 to 32 px (`rem` and `em` work too); every other size follows. 16 px when absent.',
  '--bl-border-radius-master': 'Every radius is a multiple of it, 0 to 16 px. 4 px when absent.',
  '--bl-z-index': 'Where the modal stands above your page. 99999 when absent.',
  '--bl-qr-color':
    'Colour of QR codes; refused where it has less than 4.5 to 1 on white, since it could not be scanned.',
}
