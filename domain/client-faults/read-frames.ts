/** A call in a stack trace. Lines and columns begin at 1. */
export interface Frame {
  /** The name of the function; '' if it has none. */
  name: string
  /** The address of the script. */
  file: string
  line: number
  column: number
}

/** As Chromium writes them: `at name (file:1:2)` or `at file:1:2`. */
const CHROMIUM = /^\s*at (?:async )?(?:(.+?) \()?(\S+?):(\d+):(\d+)\)?$/
/** As Firefox and Safari write them: `name@file:1:2`. */
const OTHERS = /^(.*?)@(\S+?):(\d+):(\d+)$/
const EXTENSION = /^(?:[a-z]+-)+extension:/

/** The calls of a stack trace, the innermost first. Other lines are left out. */
export const readFrames = (stack: string): Frame[] =>
  stack.split('\n').flatMap((text) => {
    const [, name = '', file = '', line, column] = CHROMIUM.exec(text) ?? OTHERS.exec(text) ?? []
    return file ? [{ name, file, line: Number(line), column: Number(column) }] : []
  })

/** Whether an error comes from an extension of the browser alone. */
export const isOfExtension = (frames: readonly Frame[]): boolean =>
  frames.length > 0 && frames.every(({ file }) => EXTENSION.test(file))
