import { after, before, test } from 'node:test'
import { startService, type TestService } from '../support/service.ts'
import { browserWaitMs, skip, TestBrowser } from '../support/test-browser.ts'

// The pages that test/http/pages.test.ts does not open: drawing all operations takes a browser long.

let service: TestService
const browser = new TestBrowser()
before(async () => {
  service = await startService([])
})
after(async () => {
  await browser.close()
  await service.stop()
})

for (const [page, language] of [
  ['docs', 'pt'],
  ['redoc', 'en'],
  ['redoc', 'pt'],
] as const)
  test(
    `a browser shows every operation on /${page} in ${language}, asks no other host and has nothing to complain of`,
    {
      skip,
      timeout: 2 * browserWaitMs,
    },
    () => browser.assertShowsAll({ page, language, base: service.baseUrl }),
  )
