// Unpacks the Chromium of the npm package into $TMPDIR.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
