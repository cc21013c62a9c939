/**
 * Styles that a page can give the embedded wallet's frame: every property that paints on it, clips, masks, blends, scales or moves
 * it, with values that hide the card or parts of it.
 */

const FULL_MASK = 'linear-gradient(transparent, transparent)'
const BUTTON_MASK = 'linear-gradient(transparent 85%, black 85%)'
const EMPTY_IMAGE = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`

/** A declaration; several properties where one alone does nothing. */
export type FrameStyle = Readonly<Record<string, string>>

/** The styles. */
export const FRAME_STYLES: readonly FrameStyle[] = [
  { 'mask-image': FULL_MASK },
  { 'mask-image': EMPTY_IMAGE },
  { 'mask-image': BUTTON_MASK },
  { 'mask-image': 'linear-gradient(#fff, #fff)', 'mask-mode': 'luminance', 'mask-size': '1px' },
  { 'mask-image': 'linear-gradient(#000, #000)', 'mask-position': '-999px', 'mask-repeat': 'no-repeat' },
  { 'mask-image': 'linear-gradient(#000, #000)', 'mask-clip': 'padding-box', padding: '300px' },
  { 'mask-image': FULL_MASK, 'mask-composite': 'exclude' },
  { 'mask-image': FULL_MASK, 'mask-origin': 'content-box', 'mask-type': 'alpha' },
  { '-webkit-mask-box-image': EMPTY_IMAGE },
  { 'mask-border': `${EMPTY_IMAGE} 30` },
  { outline: '300px solid #fff', 'outline-offset': '-300px' },
  { outline: '300px solid rgb(255 255 255 / .999)', 'outline-offset': '-300px' },
  { 'border-radius': '50%' },
  { 'border-radius': '50%', 'corner-shape': 'scoop' },
  { border: '150px solid #fff' },
  { 'border-image': 'linear-gradient(#fff, #fff) 1 / 300px', border: '1px solid' },
  { 'box-shadow': 'inset 0 0 0 900px #fff' },
  { background: '#fff' },
  { 'background-image': 'linear-gradient(#fff, #fff)' },
  { 'clip-path': 'inset(85% 0 0 0)' },
  { 'clip-path': 'circle(10px at 75% 95%)' },
  { clip: 'rect(500px, 360px, 600px, 0)' },
  { opacity: '0' },
  { opacity: '0.01' },
  { filter: 'opacity(0)' },
  { filter: 'brightness(0) invert(1)' },
  { filter: 'blur(40px)' },
  { 'backdrop-filter': 'blur(40px)', opacity: '0.02' },
  { 'mix-blend-mode': 'multiply', filter: 'brightness(9)' },
  { isolation: 'isolate', 'mix-blend-mode': 'lighten' },
  { visibility: 'hidden' },
  { 'content-visibility': 'hidden' },
  { contain: 'strict' },
  { overflow: 'clip', 'overflow-clip-margin': '0px' },
  { 'object-fit': 'none', 'object-position': '0 -500px' },
  { 'object-view-box': 'inset(80% 0 0 0)' },
  { transform: 'scale(.1)' },
  { transform: 'translateY(-400px)' },
  { transform: 'rotate(180deg)' },
  { transform: 'perspective(10px) rotateX(89deg)', 'transform-origin': 'top', 'transform-style': 'preserve-3d' },
  { transform: 'scale(.1)', 'transform-box': 'fill-box', 'backface-visibility': 'hidden' },
  { scale: '.05' },
  { translate: '0 -400px' },
  { rotate: '90deg' },
  { perspective: '1px', 'perspective-origin': '0 0' },
  { 'offset-path': 'ray(45deg)', 'offset-distance': '300px', 'offset-rotate': '90deg', 'offset-anchor': 'center' },
  { zoom: '.1' },
  { width: '40px', height: '40px' },
  { 'min-width': '0', 'max-width': '60px' },
  { 'min-height': '0', 'max-height': '60px' },
  { 'inline-size': '30px', 'block-size': '30px' },
  { 'aspect-ratio': '12 / 1', height: 'auto' },
  { padding: '500px 0 0' },
  { margin: '-500px 0 0' },
  { inset: '-450px auto auto 0' },
  { top: '-450px' },
  { left: '-300px' },
  { position: 'absolute', top: '3000px' },
  { position: 'static', float: 'right' },
  { 'z-index': '-1' },
  { display: 'inline' },
  { 'pointer-events': 'none' },
  { animation: 'none', transition: 'transform 1ms', transform: 'translateX(300px)' },
  { 'will-change': 'transform, opacity', opacity: '.99' },
  { 'view-transition-name': 'card' },
  { '-webkit-box-reflect': 'below -600px' },
  { 'color-scheme': 'light', 'forced-color-adjust': 'none' },
  { 'clip-path': 'inset(0)', 'shape-outside': 'circle(1px)', 'image-rendering': 'pixelated' },
  { cursor: 'none', resize: 'both', appearance: 'none' },
]

/** Boxes of the page over the frame. The pointer goes through. */
export const COVERS: readonly FrameStyle[] = [
  { background: '#fff' },
  { background: '#fff', opacity: '0.01' },
  { 'backdrop-filter': 'brightness(9)' },
  { 'mix-blend-mode': 'difference', background: '#fff' },
  { 'box-shadow': '0 0 0 900px #fff inset' },
]
