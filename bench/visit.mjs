// Visits one page with Lighthouse, in a browser that has seen nothing before but holds somebody's cookies, and prints
// its figures. Plain JavaScript, since its packages lie in this folder and not in the project's.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const { url, cookies, chromePath, kinds = ['performance'] } = JSON.parse(process.argv[2])
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
try {
  await setCookies(chrome.port)
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: kinds,
    // A new profile has an empty cache; clearing it would take the cookies along.
    disableStorageReset: true,
  })
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  const value = (name) => audits[name].numericValue
  const transferred = (type) =>
    audits['network-requests'].details.items
      .filter((item) => item.resourceType === type)
      .reduce((sum, item) => sum + item.transferSize, 0)
  process.stdout.write(
    JSON.stringify({
      address: finalDisplayedUrl,
      performance: Math.round(categories.performance.score * 100),
      ...(categories.seo && { seo: Math.round(categories.seo.score * 100) }),
      firstContentfulPaint: value('first-contentful-paint'),
      largestContentfulPaint: value('largest-contentful-paint'),
      totalBlockingTime: value('total-blocking-time'),
      speedIndex: value('speed-index'),
      layoutShift: value('cumulative-layout-shift'),
      scripts: transferred('Script'),
      styles: transferred('Stylesheet'),
      shifts: (audits['layout-shifts']?.details?.items ?? []).map((item) => [item.score, item.node?.snippet]),
    }),
  )
} finally {
  chrome.kill()
}

async function setCookies(port) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((done, fail) => {
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } })),
    )
    socket.addEventListener('message', ({ data }) => {
      const { error } = JSON.parse(data)
      if (error) fail(new Error(error.message))
      else done()
    })
    socket.addEventListener('error', () => fail(new Error('The browser does not answer.')))
  })
  socket.close()
}
