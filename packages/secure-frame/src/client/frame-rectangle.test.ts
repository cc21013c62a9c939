import { getFrameRect } from './index.js'

test.each([
  [
    { width: 1280, height: 800 },
    { top: 100, left: 460, width: 360, height: 600 },
  ],
  [
    { width: 431, height: 900 },
    { top: 150, left: 35.5, width: 360, height: 600 },
  ],
  [
    { width: 1280, height: 500 },
    { top: 0, left: 460, width: 360, height: 500 },
  ],
  [
    { width: 430, height: 900 },
    { top: 64, left: 0, width: 430, height: 836 },
  ],
  [
    { width: 320, height: 40 },
    { top: 64, left: 0, width: 320, height: 0 },
  ],
])('R-FRAME-63 returns the frame position for the viewport %j', (viewport, place) => {
  expect(getFrameRect(viewport)).toEqual(place)
})
