/** The file of an app's own components in place of the kit's, as `host/own-slots.tsx` has them. */
export function slotsFile(): string {
  return `import type { AvatarSlotProps, Slots } from '@bowline/ui-react'

function Avatar({ address, className }: AvatarSlotProps) {
  const hue = [...address].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 360
  return (
    <svg viewBox="0 0 1 1" className={className} aria-hidden="true">
      <rect width="1" height="1" fill={\`hsl(\${hue} 70% 45%)\`} />
    </svg>
  )
}

function Logo() {
  return <strong>Tidewater</strong>
}

export const slots: Slots = { Avatar, Logo }
`
}
