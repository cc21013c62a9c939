import { HOSTILE_STRINGS } from '../values/hostile-strings.js'

/** An SVG that would run code, send requests and render a page if it were used as anything but an image source. */
export function createHostileImage(): string {
  const text = HOSTILE_STRINGS.map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;')).join(' ')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="parent.polluted=true">',
    '<script>globalThis.polluted = true; fetch("https://bad.example/")</script>',
    '<image href="https://bad.example/pixel.png" width="1" height="1"/>',
    '<foreignObject width="64" height="64"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://bad.example/"/>',
    `</foreignObject><a href="javascript:alert(1)"><text>${text.replace(/[^\t\n\r\x20-\ud7ff]/g, '')}</text></a></svg>`,
  ].join('')
}
