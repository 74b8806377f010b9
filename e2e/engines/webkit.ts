import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, error, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { openCutProxy } from './cut-proxy.ts'
import { isXPath, KEYS, PATIENCE_MS, PHONE, type Engine } from './engine.ts'

export interface WebKitPrograms {
  driver: string
  browser: string
  display: string
}

/** The engine of Safari in a small browser, by WebDriver, on a display of its own. */
export async function openWebKit(programs: WebKitPrograms, origin: string): Promise<Engine> {
  const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const display = spawn(programs.display, ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3] as Readable, 'data')
  const port = await freePort()
  const driving = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  for (const started of [driving, display]) process.once('exit', () => started.kill())
  const proxy = await openCutProxy()
  const end = async () => {
    proxy.close()
    await Promise.all([driving, display].map(endProcess))
  }
  try {
    const driver = await startSession(port, programs.browser, proxy.address)
    await driver.manage().window().setRect(PHONE)
    const close = async () => {
      await driver.quit()
      await end()
    }
    return { ...engineOf(driver, origin), setOffline: async (isOffline) => proxy.setCut(isOffline), close }
  } catch (problem) {
    await end()
    throw problem
  }
}

/** Asks until the driver listens. */
async function startSession(port: number, binary: string, proxy: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    proxy: { proxyType: 'manual', httpProxy: proxy },
  })
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    } catch (problem) {
      if (Date.now() > deadline || !String(problem).includes('ECONNREFUSED')) throw problem
    }
  }
}

function engineOf(driver: WebDriver, origin: string): Omit<Engine, 'setOffline' | 'close'> {
  const by = (target: string) => (isXPath(target) ? By.xpath(target) : By.css(target))

  /** Acts on a visible element; again if it is replaced or covered meanwhile. */
  async function onVisible(target: string, act: (element: WebElement) => Promise<unknown>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        const element = await driver.wait(until.elementLocated(by(target)), PATIENCE_MS, target)
        await driver.wait(until.elementIsVisible(element), PATIENCE_MS, target)
        await act(element)
        return
      } catch (problem) {
        if (Date.now() > deadline || !isPassing(problem)) throw problem
      }
    }
  }

  return {
    open: (path) => driver.get(origin + path),
    address: async () => new URL(await driver.getCurrentUrl()),
    click: (target) => onVisible(target, (element) => element.click()),
    type: (target, text) =>
      onVisible(target, async (element) => {
        await element.clear()
        await element.sendKeys(text)
      }),
    press: async (key) => (await driver.switchTo().activeElement()).sendKeys(KEYS[key] ?? Key.NULL),
    upload: async (target, file) =>
      (await driver.wait(until.elementLocated(by(target)), PATIENCE_MS, target)).sendKeys(file),
    texts: async (target) => {
      try {
        return await Promise.all((await driver.findElements(by(target))).map((element) => element.getText()))
      } catch (problem) {
        if (isPassing(problem)) return []
        throw problem
      }
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    picture: async (file) => writeFile(file, Buffer.from(await driver.takeScreenshot(), 'base64')),
  }
}

const isPassing = (problem: unknown): boolean =>
  problem instanceof error.StaleElementReferenceError ||
  problem instanceof error.ElementClickInterceptedError ||
  problem instanceof error.ElementNotInteractableError

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function endProcess(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null) return
  const ended = once(started, 'exit')
  started.kill()
  await ended
}
