/** Unpacks the test browser into the temporary folder, which chromium.mjs chooses. */
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
