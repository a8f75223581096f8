import { type ContainerNode, h, options, render } from 'preact'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Subject, useWatched } from './subscription.ts'

/** The test runs each frame: a frame lies between drawing and watching, and that is where answers got lost. */
let frames: (() => void)[] = []
let drawings: (() => void)[] = []
const draw = () => {
  for (const each of drawings.splice(0)) each()
}
const nextFrame = () => {
  for (const frame of frames.splice(0)) frame()
  draw()
}

beforeEach(() => {
  frames = []
  drawings = []
  options.requestAnimationFrame = (frame) => void frames.push(frame as () => void)
  options.debounceRendering = (each) => void drawings.push(each)
})
afterEach(() => {
  delete options.requestAnimationFrame
  delete options.debounceRendering
})

class Door extends Subject {
  isOpen = false

  open(): void {
    this.isOpen = true
    this.tell()
  }
}

/** A DOM element that draws nothing, enough for a component without elements. */
const nowhere = () => ({ nodeType: 1, childNodes: [], firstChild: null, namespaceURI: '' }) as unknown as ContainerNode

describe('whoever watches', () => {
  const drawn: boolean[] = []
  const Looking = ({ door }: { door: Door }) => {
    drawn.push(useWatched(door).isOpen)
    return null
  }
  beforeEach(() => void drawn.splice(0))

  it('a signed-in person is no stranger after a reload: what was told before the first frame is drawn (B1)', () => {
    const door = new Door()
    render(h(Looking, { door }), nowhere())
    door.open()
    nextFrame()
    expect(drawn).toEqual([false, true])
  })

  it('draws once where nothing was told in between, and again with everything told later', () => {
    const door = new Door()
    render(h(Looking, { door }), nowhere())
    nextFrame()
    expect(drawn).toEqual([false])
    door.open()
    draw()
    expect(drawn).toEqual([false, true])
  })

  it('what was told by another one, taken in its place, is drawn as well', () => {
    const place = nowhere()
    const [first, second] = [new Door(), new Door()]
    render(h(Looking, { door: first }), place)
    nextFrame()
    render(h(Looking, { door: second }), place)
    second.open()
    nextFrame()
    expect(drawn).toEqual([false, false, true])
  })
})
